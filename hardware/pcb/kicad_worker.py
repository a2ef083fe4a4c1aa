"""What KiCad itself does to a board. Runs in KiCad's own Python, which has `pcbnew` and nothing of Fivefold.

`python3 kicad_worker.py place SPEC.json FOLDER` writes the unrouted board, NAME.kicad_pcb, and
NAME.placed.json, where pads and parts lie. `… finish SPEC.json FOLDER` adds tracks, fills the zones, checks
the design rules and plots. A spec is JSON; all lengths are millimetres, y down, angles in degrees.
"""

import json
import sys
from pathlib import Path
from typing import Any

import pcbnew

LAYERS = {
    "F.Cu": pcbnew.F_Cu,
    "B.Cu": pcbnew.B_Cu,
    "F.SilkS": pcbnew.F_SilkS,
    "B.SilkS": pcbnew.B_SilkS,
    "F.Fab": pcbnew.F_Fab,
    "Edge.Cuts": pcbnew.Edge_Cuts,
}
PLOTTED = (
    ("F_Cu", pcbnew.F_Cu),
    ("B_Cu", pcbnew.B_Cu),
    ("F_Mask", pcbnew.F_Mask),
    ("B_Mask", pcbnew.B_Mask),
    ("F_Silkscreen", pcbnew.F_SilkS),
    ("B_Silkscreen", pcbnew.B_SilkS),
    ("F_Paste", pcbnew.F_Paste),
    ("Edge_Cuts", pcbnew.Edge_Cuts),
)


origin = 0.0  # of the board's corner on the sheet; the spec says it


def mm(value: float) -> int:
    return int(pcbnew.FromMM(value))


def at(x: float, y: float) -> Any:
    return pcbnew.wxPoint(mm(origin + x), mm(origin + y))


def place(spec: dict[str, Any], folder: Path) -> Any:
    """The board of a spec without tracks and zones."""
    board = pcbnew.NewBoard(str(folder / f"{spec['name']}.kicad_pcb"))
    board.SetFileName(str(folder / f"{spec['name']}.kicad_pcb"))
    board.SetCopperLayerCount(2)
    _rules(board, spec)
    nets = {}
    for name in spec["nets"]:
        nets[name] = pcbnew.NETINFO_ITEM(board, name)
        board.Add(nets[name])
    _classes(board, spec)
    for part in spec["parts"]:
        _part(board, part, nets, spec)
    _outline(board, spec)
    for text in spec["texts"]:
        _text(board, text)
    for line in spec["lines"]:
        _line(board, line)
    block = board.GetTitleBlock()
    block.SetTitle(spec["title"])
    block.SetComment(0, spec["comment"])
    return board


def _rules(board: Any, spec: dict[str, Any]) -> None:
    rules, settings = spec["rules"], board.GetDesignSettings()
    settings.m_TrackMinWidth = mm(rules["track"])
    settings.m_MinClearance = mm(rules["clearance"])
    settings.m_ViasMinSize = mm(rules["via"])
    settings.m_MinThroughDrill = mm(rules["drill"])
    settings.m_CopperEdgeClearance = mm(rules["edge"])
    settings.m_HoleClearance = mm(rules["hole"])
    settings.m_HoleToHoleMin = mm(rules["hole"])
    settings.m_SolderMaskMargin = mm(rules["mask"])


def _classes(board: Any, spec: dict[str, Any]) -> None:
    """A class of nets for each width of track."""
    classes = board.GetDesignSettings().GetNetClasses()
    rules = spec["rules"]
    for name, width in [("Default", rules["usual"]), *spec["classes"].items()]:
        made = classes.GetDefault() if name == "Default" else pcbnew.NETCLASSPTR(name)
        made.SetClearance(mm(rules["clearance"]))
        made.SetTrackWidth(mm(width))
        made.SetViaDiameter(mm(rules["via"]))
        made.SetViaDrill(mm(rules["drill"]))
        if name != "Default":
            classes.Add(made)
            for net, its in spec["class_of"].items():
                if its == name:
                    made.NetNames().add(net) if hasattr(made.NetNames(), "add") else made.Add(net)
    board.SynchronizeNetsAndNetClasses()


def _part(board: Any, part: dict[str, Any], nets: dict[str, Any], spec: dict[str, Any]) -> None:
    library, name = part["footprint"].split(":")
    footprint = pcbnew.FootprintLoad(f"{spec['footprints']}/{library}.pretty", name)
    if footprint is None:
        raise SystemExit(f"no footprint {part['footprint']} in {spec['footprints']}")
    footprint.SetFPID(pcbnew.LIB_ID(library, name))
    board.Add(footprint)
    footprint.SetReference(part["ref"])
    footprint.SetValue(part["value"])
    footprint.SetPosition(at(part["x"], part["y"]))
    if part["side"] == "bottom":
        footprint.Flip(footprint.GetPosition(), False)
    footprint.SetOrientationDegrees(part["angle"])
    for pad in footprint.Pads():
        net = part["pads"].get(pad.GetNumber())
        if net:
            pad.SetNet(nets[net])
        if part["ref"] in spec["strong"]:
            pad.SetZoneConnection(pcbnew.ZONE_CONNECTION_FULL)
    _label(footprint.Reference(), part, part["ref_at"], spec["text"])
    _label(footprint.Value(), part, None, spec["text"])
    for item in list(footprint.GraphicalItems()):
        if part["plain"] and isinstance(item, pcbnew.FP_SHAPE) and item.GetLayer() == pcbnew.F_SilkS:
            item.SetLayer(pcbnew.F_Fab)
        elif isinstance(item, pcbnew.FP_TEXT) and item.GetText() == "${REFERENCE}":
            item.SetVisible(False)


def _label(text: Any, part: dict[str, Any], spot: Any, size: float) -> None:
    if spot is None:
        text.SetVisible(False)
        return
    text.SetVisible(True)
    text.SetTextSize(pcbnew.wxSize(mm(size), mm(size)))
    text.SetTextThickness(mm(size * 0.15))
    text.SetPosition(at(spot[0], spot[1]))
    text.SetKeepUpright(False)
    angle = (spot[2] - part["angle"]) if part["side"] == "top" else (spot[2] + part["angle"])
    text.SetTextAngle(angle * 10)
    text.SetHorizJustify(pcbnew.GR_TEXT_HJUSTIFY_CENTER)


def _outline(board: Any, spec: dict[str, Any]) -> None:
    width, height = spec["size"]
    r = spec["corner"]
    sides = [
        ((r, 0), (width - r, 0)),
        ((width, r), (width, height - r)),
        ((width - r, height), (r, height)),
        ((0, height - r), (0, r)),
    ]
    for start, end in sides:
        _shape(board, "Edge.Cuts", start, end, 0.1)
    corners = [
        ((r, r), (0, r)),
        ((width - r, r), (width - r, 0)),
        ((width - r, height - r), (width, height - r)),
        ((r, height - r), (r, height)),
    ]
    for centre, start in corners:
        arc = pcbnew.PCB_SHAPE(board)
        arc.SetShape(pcbnew.SHAPE_T_ARC)
        arc.SetCenter(at(*centre))
        arc.SetStart(at(*start))
        arc.SetArcAngleAndEnd(900, True)
        arc.SetLayer(pcbnew.Edge_Cuts)
        arc.SetWidth(mm(0.1))
        board.Add(arc)


def _shape(board: Any, layer: str, start: Any, end: Any, width: float) -> None:
    line = pcbnew.PCB_SHAPE(board)
    line.SetShape(pcbnew.SHAPE_T_SEGMENT)
    line.SetStart(at(*start))
    line.SetEnd(at(*end))
    line.SetLayer(LAYERS[layer])
    line.SetWidth(mm(width))
    board.Add(line)


def _line(board: Any, line: dict[str, Any]) -> None:
    _shape(board, line["layer"], line["start"], line["end"], line["width"])


def _text(board: Any, text: dict[str, Any]) -> None:
    item = pcbnew.PCB_TEXT(board)
    item.SetText(text["text"])
    item.SetPosition(at(text["x"], text["y"]))
    item.SetTextSize(pcbnew.wxSize(mm(text["size"]), mm(text["size"])))
    item.SetTextThickness(mm(text["size"] * (0.2 if text.get("bold") else 0.15)))
    item.SetTextAngle(text.get("angle", 0) * 10)
    item.SetLayer(LAYERS[text["layer"]])
    justify = {"left": pcbnew.GR_TEXT_HJUSTIFY_LEFT, "right": pcbnew.GR_TEXT_HJUSTIFY_RIGHT}
    item.SetHorizJustify(justify.get(text.get("justify", ""), pcbnew.GR_TEXT_HJUSTIFY_CENTER))
    item.SetMirrored(text["layer"].startswith("B."))
    board.Add(item)


def pads_of(board: Any) -> list[dict[str, Any]]:
    """Every pad: part, number, net, middle, half sizes as it lies, drill, and the copper layers it is on."""
    found = []
    for footprint in board.GetFootprints():
        for pad in footprint.Pads():
            box, middle = pad.GetBoundingBox(), pad.GetPosition()
            drill = pad.GetDrillSize()
            found.append(
                {
                    "ref": footprint.GetReference(),
                    "pad": pad.GetNumber(),
                    "net": pad.GetNetname(),
                    "x": pcbnew.ToMM(middle.x) - origin,
                    "y": pcbnew.ToMM(middle.y) - origin,
                    "w": pcbnew.ToMM(box.GetWidth()),
                    "h": pcbnew.ToMM(box.GetHeight()),
                    "round": pad.GetShape() in (pcbnew.PAD_SHAPE_CIRCLE, pcbnew.PAD_SHAPE_OVAL),
                    "drill": max(pcbnew.ToMM(drill.x), pcbnew.ToMM(drill.y)),
                    "top": bool(pad.IsOnLayer(pcbnew.F_Cu)),
                    "bottom": bool(pad.IsOnLayer(pcbnew.B_Cu)),
                }
            )
    return found


def boxes_of(board: Any) -> dict[str, list[float]]:
    """What each part covers: left, top, right, bottom."""
    found = {}
    for footprint in board.GetFootprints():
        box = footprint.GetBoundingBox(False, False)
        edges = (box.GetLeft(), box.GetTop(), box.GetRight(), box.GetBottom())
        found[footprint.GetReference()] = [round(pcbnew.ToMM(edge) - origin, 3) for edge in edges]
    return found


def finish(spec: dict[str, Any], folder: Path) -> None:
    """Tracks, zones, design rules, Gerbers, drill file."""
    board = place(spec, folder)
    by_name = board.GetNetsByName()
    for track in spec["tracks"]:
        for start, end in zip(track["points"], track["points"][1:], strict=False):
            piece = pcbnew.PCB_TRACK(board)
            piece.SetStart(at(*start))
            piece.SetEnd(at(*end))
            piece.SetWidth(mm(track["width"]))
            piece.SetLayer(LAYERS[track["layer"]])
            piece.SetNet(by_name[track["net"]])
            board.Add(piece)
    for via in spec["vias"]:
        made = pcbnew.PCB_VIA(board)
        made.SetPosition(at(via["x"], via["y"]))
        made.SetWidth(mm(via["size"]))
        made.SetDrill(mm(via["drill"]))
        made.SetNet(by_name[via["net"]])
        board.Add(made)
    for zone in spec["zones"]:
        _zone(board, zone, by_name, spec)
    pcbnew.ZONE_FILLER(board).Fill(board.Zones())
    board.BuildConnectivity()
    path = folder / f"{spec['name']}.kicad_pcb"
    pcbnew.SaveBoard(str(path), board)
    pcbnew.WriteDRCReport(board, str(folder / f"{spec['name']}.drc.txt"), pcbnew.EDA_UNITS_MILLIMETRES, True)
    _plot(board, folder / "gerbers", spec["name"])


def _zone(board: Any, zone: dict[str, Any], by_name: Any, spec: dict[str, Any]) -> None:
    made = pcbnew.ZONE(board)
    made.SetLayer(LAYERS[zone["layer"]])
    outline = made.Outline()
    outline.NewOutline()
    for x, y in zone["points"]:
        outline.Append(mm(origin + x), mm(origin + y))
    if zone["net"]:
        made.SetNet(by_name[zone["net"]])
    else:
        made.SetIsRuleArea(True)
        made.SetDoNotAllowCopperPour(True)
        made.SetDoNotAllowTracks(False)
        made.SetDoNotAllowVias(False)
        made.SetDoNotAllowPads(False)
        made.SetDoNotAllowFootprints(False)
    made.SetLocalClearance(mm(zone["clearance"]))
    made.SetMinThickness(mm(0.3))
    made.SetThermalReliefGap(mm(0.4))
    made.SetThermalReliefSpokeWidth(mm(0.6))
    made.SetPadConnection(pcbnew.ZONE_CONNECTION_THERMAL)
    made.SetAssignedPriority(zone["priority"]) if hasattr(made, "SetAssignedPriority") else made.SetPriority(
        zone["priority"]
    )
    made.SetIslandRemovalMode(pcbnew.ISLAND_REMOVAL_MODE_ALWAYS)
    board.Add(made)


def _plot(board: Any, folder: Path, name: str) -> None:
    folder.mkdir(exist_ok=True)
    plotter = pcbnew.PLOT_CONTROLLER(board)
    options = plotter.GetPlotOptions()
    options.SetOutputDirectory(str(folder))
    options.SetPlotFrameRef(False)
    options.SetUseGerberProtelExtensions(False)
    options.SetUseGerberX2format(True)
    options.SetIncludeGerberNetlistInfo(False)  # the check reads the copper, not what KiCad says of it
    options.SetSubtractMaskFromSilk(True)
    options.SetPlotValue(False)
    options.SetUseAuxOrigin(False)
    for suffix, layer in PLOTTED:
        plotter.SetLayer(layer)
        plotter.OpenPlotfile(suffix, pcbnew.PLOT_FORMAT_GERBER, suffix)
        plotter.PlotLayer()
    plotter.ClosePlot()
    drill = pcbnew.EXCELLON_WRITER(board)
    drill.SetOptions(False, False, pcbnew.wxPoint(0, 0), False)
    drill.SetFormat(True)
    drill.CreateDrillandMapFilesSet(str(folder), True, False)


def main(command: str, spec_path: str, folder: str) -> None:
    """Do what the command line says."""
    global origin
    spec, out = json.loads(Path(spec_path).read_text("utf-8")), Path(folder)
    origin = spec["origin"]
    if command == "place":
        board = place(spec, out)
        found = {"pads": pads_of(board), "boxes": boxes_of(board)}
        (out / f"{spec['name']}.placed.json").write_text(json.dumps(found))
    else:
        finish(spec, out)


if __name__ == "__main__":
    main(*sys.argv[1:])
