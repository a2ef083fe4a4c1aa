"""The ways to break a line: a choice of cosmic-ray's operators, and three of our own."""

import re

from cosmic_ray.operators.binary_operator_replacement import ReplaceBinaryOperator_Mod_Mul
from cosmic_ray.operators.operator import Operator
from cosmic_ray.operators.provider import OperatorProvider
from parso.python.tree import Keyword, String

# Of each kind the nearest wrong one: `<` for `<=` is easier to miss than `>` for `<=`.
CHOSEN = (
    "AddNot", "ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceAndWithOr", "ReplaceOrWithAnd",
    "ReplaceBreakWithContinue", "ReplaceContinueWithBreak", "ExceptionReplacer", "NumberReplacer",
    "ZeroIterationForLoop", "ReplaceUnaryOperator_Delete_Not", "ReplaceUnaryOperator_USub_UAdd",
    "ReplaceComparisonOperator_Eq_NotEq", "ReplaceComparisonOperator_NotEq_Eq",
    "ReplaceComparisonOperator_Lt_LtE", "ReplaceComparisonOperator_LtE_Lt",
    "ReplaceComparisonOperator_Gt_GtE", "ReplaceComparisonOperator_GtE_Gt",
    "ReplaceComparisonOperator_Is_IsNot", "ReplaceComparisonOperator_IsNot_Is",
    "ReplaceBinaryOperator_Add_Sub", "ReplaceBinaryOperator_Sub_Add", "ReplaceBinaryOperator_Mul_Add",
    "ReplaceBinaryOperator_FloorDiv_Mul",
    "ReplaceBinaryOperator_RShift_LShift", "ReplaceBinaryOperator_LShift_RShift",
    "ReplaceBinaryOperator_BitAnd_BitOr", "ReplaceBinaryOperator_BitOr_BitAnd",
    "ReplaceBinaryOperator_BitXor_BitOr",
)  # fmt: skip

STATEMENTS = ("expr_stmt", "atom_expr", "return_stmt", "raise_stmt", "yield_expr")
RULE = re.compile(r'"[A-Z]{1,2}-\d+"')


class RemoveStatement(Operator):
    """Takes out one statement: an assignment, a call, a return, a raise."""

    def mutation_positions(self, node):
        if node.type == "simple_stmt" and node.children[0].type in STATEMENTS and not _says_nothing(node):
            yield node.start_pos, node.end_pos

    def mutate(self, node, index):
        leaf = node.get_first_leaf()
        node.children[0] = Keyword("pass", leaf.start_pos, leaf.prefix)
        return node

    @classmethod
    def examples(cls):
        return ()


class WrongRule(Operator):
    """Refuses by the id of a rule that does not exist."""

    def mutation_positions(self, node):
        if isinstance(node, String) and RULE.fullmatch(node.value):
            yield node.start_pos, node.end_pos

    def mutate(self, node, index):
        return String('"X-0"', node.start_pos, node.prefix)

    @classmethod
    def examples(cls):
        return ()


def _says_nothing(node):
    """Whether a statement only tells readers something: a method for subclasses, the None at the end."""
    code = node.children[0].get_code().strip()
    suite = node.parent
    last = suite.type == "suite" and suite.children[-1] is node and suite.parent.type == "funcdef"
    return code == "raise NotImplementedError" or (last and code == "return None")


class ReplaceModulo(ReplaceBinaryOperator_Mod_Mul):
    """Multiplies instead of taking the remainder; `%` after a text is left alone."""

    def mutation_positions(self, node):
        before = node.get_previous_sibling() if node.type == "operator" else None
        if before is not None and before.type != "string":
            yield from super().mutation_positions(node)


def operators():
    """Name -> operator, all that are used."""
    provider = OperatorProvider()
    chosen = {name: provider[name]() for name in CHOSEN}
    own = (RemoveStatement, WrongRule, ReplaceModulo)
    return chosen | {kind.__name__: kind() for kind in own}
