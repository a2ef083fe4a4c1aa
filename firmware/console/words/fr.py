"""French. What each key means, and what fills its gaps, stands in index.toml."""

WORDS = {
    "common": (
        """
quick_play=Jeu rapide
total_madness=Folie totale
quarter_turn=Quart de tour
push_match=Pousse-cube
twins=Jumeaux
attract=Appuyez sur MATCH
settings=Réglages
lessons=Comment jouer
lesson=Comment jouer ? Appuyez sur UP
fame=Meilleurs scores
no_runs=Pas encore de score
initials=Vos initiales
series=Série de {}
""",
        """
rounds=Manches
computers=Ordinateurs
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
nobody=Carte pour personne
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
saved=Reprendre la partie sauvegardée ?
""",
        """
points=points {}
variant=Variante
full=partie complète
five_minutes=cinq minutes
pm_turn={} pousse
pm_wait=À {} de jouer
pm_push=Ce cube vient d'entrer
pm_fill=Seulement pour en aligner cinq
pm_match=Pas cinq identiques
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
qt_done=MATCH : terminé
qt_put=MATCH : poser un bloc
qt_take=MATCH : enlever ce bloc
qt_held=Un bloc tient cette tuile
qt_rests=Tuile tout juste tournée
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
mode=Mode
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
handicaps=Votre handicap
levels=Niveaux
forbidden=Motifs interdits
on=oui
off=non
alone={} juge seul
back_asked={} demande à reprendre son coup. MATCH : oui. BACK : non
back_kept=Le coup est maintenu
back_taken_back=Le coup est repris
""",
        """
tw_turn={} retourne une carte
tw_any=Chacun peut retourner une carte
tw_time=encore {} secondes
tw_none=Pas de carte ici
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
tm_false=Faux départ : {}
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
    ),
    "offers": (
        """
held=maintenir {}
take={}
open=jouer à {}
wake=aller au menu
demo=voir la démo
choose=choisir autre chose
leave=retour
quit=au menu
go_on=continuer
next=suivant
forget=abandonner la partie
value=changer la valeur
learn=apprendre à jouer
option=autre réglage
join=participer
start=lancer la partie
stand_up=quitter la table
first_team=équipe 1
second_team=équipe 2
pause=pause
handicap=votre handicap
page=tourner la page
place=autre rang
""",
        """
letter=changer la lettre
letter_place=autre lettre
sign=signer
unsigned=sans nom
other_face=autre visage
my_name=mon nom
keep_name=garder ce nom
is_right=le F est droit
keep=garder ainsi
as_before=comme avant
turn=tourner l'image
mirror=mettre en miroir
every_second=inverser une ligne sur deux
yes=oui
no=non
try=appuyer une fois
roll_block=basculer le bloc
claim=je l'ai !
give_up=abandonner
hint=indice : {}
right=c'est juste
wrong=c'est faux
withdraw=retirer mon appel
solution=voir une solution
lies=la carte est posée
""",
        """
dealt=cartes distribuées
card=autre carte
deck=autre carte
this_deck=cette carte
point=un point pour moi
take_back=retirer un point
whose=à qui était la paire
number=c'est le numéro
digit=changer le chiffre
digit_place=autre chiffre
first_number=revoir le premier numéro
hand=poser une main
lift=retirer ma main
turn_over=retourner la carte
turn_up=retourner ma carte
cursor=déplacer mon curseur
colour=prendre cette couleur
other_colour=autre couleur
turn_tile=tourner la tuile
pick_tile=prendre la tuile
""",
        """
swap_tiles=échanger les deux
half_tile=demi-tour
turn_both=tourner les deux
tile=autre tuile
drop_tile=lâcher la tuile
die=voir le dé
roll=lancer le dé
put_block=poser un bloc ici
take_block=enlever ce bloc
end_turn=finir mon tour
crossing=autre endroit
whose_colour=voir ma couleur
ask_back=demander à reprendre
agree=accepter
keep_move=coup maintenu
corner=pousser le coin
see_cards=voir mes cartes
lift_curtain=lever le rideau
cube=pousser ici
cell=autre cube
""",
        """
rows=annoncer une ligne
push=le pousser
fill=combler le trou
face=autre face
other_cube=autre cube
guess_row=annoncer cette ligne
row=autre ligne
no_row=aucune ligne
cubes=retour aux cubes
""",
        """
lay_card=poser cette carte
block=un autre bloc
take_block_up=déplacer ce bloc
push_block=le déplacer
stop_here=ici : le tourner
turn_block=le tourner
guess_put=le poser
move_again=le déplacer encore
take_off=retirer un bloc
show_blocks=montrer mes blocs
""",
    ),
    "printed": (
        """
lay=Poser la carte {}, puis MATCH
number=Carte {}
deal=Distribuer les cartes, puis MATCH
claim={} touche deux cartes
name={} : les numéros des deux cartes ?
""",
    ),
    "self_test": (
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
do_buttons=Appuyez sur chaque bouton
do_together=Deux MATCH à la fois
ask_red=Tout rouge ?
ask_green=Tout vert ?
ask_blue=Tout bleu ?
ask_white=Tout blanc ?
ask_first=Seul le premier point faux ?
ask_f=F droit, rouge en haut à gauche ?
ask_lit=Chacun a sa couleur ?
ask_heard=L'entendez-vous ?
""",
        """
cause_full=plus de place
cause_storage=non enregistré
cause_heap=trop peu
cause_low=reste à la masse
cause_pull_up=pull-up absent ?
cause_no_interrupt=appui non vu
cause_slow=vu tard
cause_swapped=inversé
cause_resting=pas au repos
cause_no_pad=pas de manette
cause_bounce=rebonds
cause_ladder=mauvaise résistance ?
cause_dead=ne fait rien
cause_late=en retard
cause_level=niveaux logiques ?
cause_dark=câblage ?
cause_supply=alimentation ?
cause_colours=ordre des couleurs ?
cause_geometry=mauvaise géométrie
cause_lights=faux
cause_sound=muet
""",
    ),
    "set_up": (
        """
own_name=Français
language=Langue
brightness=Luminosité
volume=Volume
palette=Couleurs
usual=vives
plain=daltoniens
motion=Animations
full=normales
reduced=réduites
dim=Veille après {} minutes
dim_never=Jamais en veille
limited=limite de l'alimentation
names=Noms
name_of=Nom du joueur {}
matrix=Orientation de l'écran
readable=Lisible ? Appuyez sur MATCH
self_test=Autotest
about=À propos
free={} Kio libres
""",
    ),
    "teach": (
        """
end=Bravo ! Voilà le jeu
qp_roll=Il manque un bloc. UP le bascule
qp_again=Pas encore : réessayez
qp_claim=C'est bon ! MATCH : je l'ai
qp_judge=L'autre l'a. Vérifiez ses blocs. MATCH : juste
tm_early=Attendez le départ ! Essayez MATCH : trop tôt
tm_claim=Cinq cartes pour tous. Formez-en une, puis MATCH
tm_deck=Quelle carte ? RIGHT montre la suivante
tm_this=MATCH : celle-ci
tm_vote=Quelqu'un conteste. Votez aussi. BACK : faux
qt_roll=À vous. MATCH lance le dé
qt_go=Allez à la tuile qui clignote
qt_turn=MATCH la tourne
qt_put=Quatre quarts de votre couleur. MATCH pose un bloc
pm_go=Quatre identiques. Allez au bout de la ligne : RIGHT
pm_take=Votre cube entre ici : MATCH
pm_face=Quelle face ? RIGHT jusqu'à la même
pm_push=MATCH le pousse
pm_row=Cinq d'affilée ! DOWN la cherche
pm_call=MATCH annonce la ligne
""",
        """
tw_turn=À vous. BACK retourne une carte
tw_go=Deux identiques ! Allez-y
tw_hand=MATCH pose une main
tw_other=Et sur l'autre : MATCH
bz_first=On pose une question. Vous savez ? MATCH
bz_second=L'autre est premier. Soyez le suivant : MATCH
bz_wrong=C'était faux. BACK : faux. Puis à vous
""",
    ),
}
