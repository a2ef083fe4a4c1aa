"""Parts as ngspice knows them, with the figures of their data sheets."""

# The clamps of a pin: a junction to each rail. ESP32 data sheet: no current is promised for them, so what
# they carry is to be avoided.
CLAMPS = """.model clamp d(is=1e-14 rs=3 cjo=2p)
.subckt pin io rail
dup io rail clamp
ddown 0 io clamp
cpin io 0 5p
.ends
"""

# P6KE6.8A: 6.45 to 7.14 V at 10 mA, 10.5 V at 57 A; 5.8 V at 1 mA.
SUPPRESSOR = ".model suppressor d(is=1e-9 rs=0.06 bv={bv} ibv=10m nbv=2 cjo=5n)\n"
SUPPRESSOR_BV = (6.45, 6.8, 7.14)

# STPS20L15D: 0.41 V at 19 A, 0.52 V at 40 A and 25 °C; 6 mA backwards at 15 V.
SCHOTTKY = ".model schottky d(is=1.1e-4 n=1.05 rs=0.0045 cjo=2n)\n"

# BZX79-B5V6: 5.49 to 5.71 V at 5 mA, 15 Ω there.
ZENER = ".model zener d(is=1e-14 rs=8 bv={bv} ibv=5m nbv=1.4 cjo=200p)\n"
ZENER_BV = (5.49, 5.6, 5.71)

# BT151-500R as two transistors: triggers at 0.6 V and 2 mA (at most 1.5 V and 15 mA), holds from 7 mA,
# 1.4 V at 23 A. `more` lifts the trigger voltage.
THYRISTOR = """.model upper pnp(is=1e-14 bf=0.6 br=0.1 rb=0.02 tf=0.3u cje=200p cjc=50p)
.model lower npn(is=1e-14 bf=20 br=0.1 rb=1 re=0.01 rc=0.01 tf=0.3u cje=200p cjc=50p)
.subckt thyristor anode gate cathode
qupper inner outer top upper 1
qlower outer inner cathode lower 1
rtop anode top 0.015
rshort inner cathode 330
vmore gate inner {more}
.ends
"""

# 5 V that give no more than so much: beyond, the voltage falls as fast as the current asks.
SOURCE = """.subckt limited plus minus
bsource raw minus v={volts}
rinner raw near 0.01
blimit near plus i={amperes}*tanh(max(v(near,plus),-1)/0.02)
.ends
"""
