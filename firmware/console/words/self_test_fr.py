"""French, for the self-test alone: its steps and questions; what may be wrong (c_)."""

WORDS = (
    """
storage=Stockage
heap=Mémoire
lines=Lignes MATCH
order=Ordre d'appui
ladders=Résistances
buttons=Boutons
together=Ensemble
colours=Couleurs
picture=Image
lights=Voyants
sound=Son
well=Tout va bien
h_buttons=Appuyez sur chaque bouton
h_together=Deux MATCH à la fois
q_red=Tout rouge?
q_green=Tout vert?
q_blue=Tout bleu?
q_white=Tout blanc?
q_first=Seul le premier point est faux?
q_f=F droit, rouge en haut à gauche?
q_lit=Chacun a sa couleur?
q_heard=L'entendez-vous?
""",
    """
c_full=plus de place
c_storage=pas gardé
c_heap=trop peu
c_low=reste à la masse
c_pull_up=pull-up absent?
c_no_interrupt=appui non vu
c_slow=vu tard
c_swapped=inversé
c_resting=pas au repos
c_no_pad=pas de manette
c_bounce=rebonds
c_ladder=mauvaise résistance?
c_dead=ne fait rien
c_late=en retard
c_level=niveaux logiques?
c_dark=câblage?
c_supply=alimentation?
c_colours=ordre des couleurs?
c_geometry=mauvaise géométrie
c_lights=faux
c_sound=muet
""",
)
