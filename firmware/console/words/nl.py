"""Dutch: a key and its words a line. Few texts need little memory, short ones fit into gaps."""

WORDS = (
    """
quick_play=Snel spel
total_madness=Totale chaos
quarter_turn=Kwartslag
push_match=Schuifpaar
twins=Tweelingen
attract=Druk op MATCH
settings=Instellingen
fame=Beste rondes
no_runs=Nog geen
initials=Je initialen
series=Serie van {}
""",
    """
rounds=Rondes
computers=Computerspelers
screen=op het scherm
printed=gedrukt
strength=Sterkte
players=Spelers {}
seat=Speler {}
card=Kaart {} van {}
level=Niveau {}
check={} toont de blokken
vote=Stemming: heeft {} gelijk?
solution=Oplossing {} van {}
right={}: goed!
wrong={}: fout!
nobody=Niemand krijgt de kaart
cards=kaarten {}
level5=niveau 5: {}
level4=niveau 4: {}
level3=niveau 3: {}
level2=niveau 2: {}
level1=niveau 1: {}
time=Tijd {}
errors=Fouten {}
best=Beste tot nu toe: {}
new_best=Nieuw record!
resume=Verder
again=Opnieuw spelen
quit=Naar het menu
crash=Fout {}. Druk op MATCH
saved=Bewaard spel hervatten?
""",
    """
points=punten {}
variant=Variant
full=heel spel
five_minutes=vijf minuten
pm_turn={} duwt
pm_wait={} is aan de beurt
pm_push=Deze kubus is er net in geduwd
pm_fill=Alleen om er vijf te maken
pm_match=Geen vijf dezelfde
pm_done=Meld eerst je rij
pm_open=MATCH: duw de hoek eruit
pm_end=MATCH: klaar
pm_curtain=Druk op MATCH
pm_called={} meldt een rij
pm_cards=De kaarten van {}
pm_void=Niemand wint de ronde
""",
    """
form=Vorm
standard=gewoon
long=lang
timed=tegen de klok
one_colour=één kleur
minutes=Minuten
colours=Kleuren
by_seat=per plaats
picked=gekozen
blocks=blokken {}
turns=beurten {}
qt_wait={} is aan de beurt
qt_turn=beurt {}
qt_roll=MATCH: gooi de dobbelsteen
qt_done=MATCH: klaar
qt_put=MATCH: zet een blok
qt_take=MATCH: haal dit blok weg
qt_held=Een blok houdt deze tegel vast
qt_rests=Deze tegel is net gedraaid
qt_other=Kies een andere tegel
qt_taken=Deze kleur is bezet
qt_no=Nu niet
qt_pick=Kies een kleur
qt_over=het einde
qt_left=naar links draaien
qt_right=naar rechts draaien
qt_two_left=twee keer links
qt_two_right=twee keer rechts
qt_swap=twee tegels ruilen
qt_anti_block=anti-blok
""",
    """
cannot=Niet met deze spelers
sets=sets {}
mode=Spel
against=ieder voor zich
teams=teams
together=samen
race=wedstrijd
seconds=Seconden
deck=Kaarten in het spel
rating=cijfer {} van 5
order=Volgorde van de kaarten
chance=willekeurig
rising=van makkelijk naar moeilijk
levels=Niveaus
forbidden=Verboden patronen
on=ja
off=nee
alone={} oordeelt zelf
back_asked={} wil de zet terugnemen. MATCH: ja. BACK: nee
back_kept=De zet blijft staan
back_taken_back=De zet is teruggenomen
""",
    """
tw_turn={} draait een kaart om
tw_any=Iedereen mag een kaart omdraaien
tw_time=nog {} seconden
tw_none=Daar ligt geen kaart
tw_taken=Daar ligt al een hand
tw_others=Niet in dit spel
tw_out=Geen kaarten meer
tw_wait={} mag omdraaien
tw_won={} wint een set
tw_stolen={} steelt een set
tw_tie={} en {}: niemand wint
tw_mistake={}: een fout
tw_teams={} tegen {}
tw_forbidden=Verboden voor {}
solo=Alleen
five=vijf kaarten
sixty=alle zestig kaarten
tm_hands=Blijf van de blokken tot de start
tm_false=Valse start: {}
tm_name={}: welke kaart?
tm_aside={} legt een kaart weg
tm_owed={} is een kaart schuldig
tm_end=Einde
""",
    """
real=op tafel
console=op het display
begin={}: druk op MATCH om te beginnen
laying={} legt de blokken
to_beat=Te verslaan: {}
gave_up=kaart opgegeven
choose_block=Kies een blok
move_block=Verschuif het blok
turn_block=Draai het blok
show_blocks=MATCH: toon de blokken
""",
)
