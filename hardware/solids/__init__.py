"""Printable solids as STEP and STL from one parametric model (docs/solids.md).

`config`, `glyphs.raster` and `catalogue` need no CAD package; making a solid needs the extra `cad`.
"""
