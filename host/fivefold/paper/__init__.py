"""Things to print: cards, nets, boards, score sheets and rules as PDF, true to size."""
