"""French, for what can be pressed."""

WORDS = (
    """
held=maintenir {}
take={}
open=jouer à {}
wake=aller au menu
demo=voir la démo
choose=choisir autre chose
leave=retour
quit=vers le menu
go_on=continuer
next=suivant
forget=abandonner la partie
value=changer la valeur
option=autre réglage
join=participer
start=lancer la partie
stand_up=quitter la table
first_team=équipe 1
second_team=équipe 2
pause=pause
place=autre rang
""",
    """
letter=changer la lettre
letter_place=autre lettre
sign=signer
unsigned=sans nom
is_right=le F est droit
keep=garder ainsi
as_before=comme avant
turn=tourner l'image
mirror=mettre en miroir
every_second=inverser une ligne sur deux
yes=oui
no=non
try=presser une fois
claim=je l'ai !
give_up=abandonner
right=c'est juste
wrong=c'est faux
withdraw=retirer mon annonce
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
ask_back=demander à rejouer
agree=accepter
keep_move=le coup reste
corner=pousser le coin
see_cards=voir mes cartes
lift_curtain=lever le rideau
cube=pousser ici
cell=autre cube
""",
    """
rows=annoncer une ligne
push=l'insérer
fill=remplir le trou
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
roll_block=le faire rouler
take_block_up=déplacer ce bloc
push_block=le déplacer
stop_here=ici : le tourner
turn_block=le tourner
guess_put=le poser
move_again=le déplacer encore
take_off=retirer un bloc
show_blocks=montrer mes blocs
""",
)
