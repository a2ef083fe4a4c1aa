"""French: a key and its words a line. Few texts need little memory, short ones fit into gaps."""

WORDS = (
    """
quick_play=Jeu rapide
total_madness=Folie totale
quarter_turn=Quart de tour
push_match=Pousse-cube
twins=Jumeaux
attract=Appuyez sur MATCH
settings=Réglages
fame=Meilleurs scores
no_runs=Pas encore de score
initials=Vos initiales
series=Série de {}
""",
    """
rounds=Manches
computers=Joueurs ordinateur
screen=à l'écran
printed=imprimées
strength=Force
players=Joueurs {}
seat=Joueur {}
card=Carte {} sur {}
level=Niveau {}
check={} montre les blocs
vote=Vote : {} a-t-il raison ?
solution=Solution {} sur {}
right={} : juste !
wrong={} : faux !
nobody=Personne n'obtient la carte
cards=cartes {}
level5=niveau 5 : {}
level4=niveau 4 : {}
level3=niveau 3 : {}
level2=niveau 2 : {}
level1=niveau 1 : {}
time=Temps {}
errors=Erreurs {}
best=Record : {}
new_best=Nouveau record !
resume=Reprendre
again=Rejouer
quit=Retour au menu
crash=Erreur {}. Appuyez sur MATCH
saved=Reprendre la partie sauvée ?
""",
    """
points=points {}
variant=Variante
full=partie entière
five_minutes=cinq minutes
pm_turn={} pousse
pm_wait=À {} de jouer
pm_push=Ce cube vient d'entrer
pm_fill=Seulement pour en aligner cinq
pm_match=Pas cinq symboles identiques
pm_done=Annoncez d'abord votre ligne
pm_open=MATCH : pousser le coin
pm_end=MATCH : terminé
pm_curtain=Appuyez sur MATCH
pm_called={} annonce une ligne
pm_cards=Les cartes de {}
pm_void=Manche sans vainqueur
""",
    """
form=Formule
standard=standard
long=longue
timed=contre la montre
one_colour=une couleur
minutes=Minutes
colours=Couleurs
by_seat=par place
picked=au choix
blocks=blocs {}
turns=tours {}
qt_wait=Au tour de {}
qt_turn=tour {}
qt_roll=MATCH : lancer le dé
qt_done=MATCH : fini
qt_put=MATCH : poser un bloc
qt_take=MATCH : enlever ce bloc
qt_held=Un bloc tient cette tuile
qt_rests=Cette tuile vient d'être tournée
qt_other=Choisissez une autre tuile
qt_taken=Couleur déjà prise
qt_no=Pas maintenant
qt_pick=Choisissez une couleur
qt_over=la fin
qt_left=tourner à gauche
qt_right=tourner à droite
qt_two_left=deux fois à gauche
qt_two_right=deux fois à droite
qt_swap=échanger deux tuiles
qt_anti_block=anti-bloc
""",
    """
cannot=Pas avec ces joueurs
sets=séries {}
mode=Partie
against=chacun pour soi
teams=équipes
together=ensemble
race=course
seconds=Secondes
deck=Cartes du paquet
rating=note {} sur 5
order=Ordre des cartes
chance=au hasard
rising=du facile au difficile
levels=Niveaux
forbidden=Motifs interdits
on=oui
off=non
alone={} juge seul
back_asked={} demande à reprendre son coup. MATCH : oui. BACK : non
back_kept=Le coup reste joué
back_taken_back=Le coup est repris
""",
    """
tw_turn={} retourne une carte
tw_any=À qui veut de retourner une carte
tw_time=encore {} secondes
tw_none=Il n'y a pas de carte ici
tw_taken=Une main est déjà là
tw_others=Pas dans cette partie
tw_out=Plus de cartes
tw_wait=À {} de retourner
tw_won={} gagne une série
tw_stolen={} vole une série
tw_tie={} et {} : personne ne gagne
tw_mistake={} : erreur
tw_teams={} contre {}
tw_forbidden=Interdit à {}
solo=En solo
five=cinq cartes
sixty=les soixante cartes
tm_hands=Pas touche aux blocs avant le départ
tm_false={} est parti trop tôt
tm_name={} : quelle carte ?
tm_aside={} met une carte de côté
tm_owed={} doit une carte
tm_end=Fin
""",
    """
real=sur la table
console=à l'écran
begin={} : MATCH pour commencer
laying={} pose les blocs
to_beat=À battre : {}
gave_up=carte abandonnée
choose_block=Choisir un bloc
move_block=Déplacer le bloc
turn_block=Tourner le bloc
show_blocks=MATCH : montrer les blocs
""",
)
