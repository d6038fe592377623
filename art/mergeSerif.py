"""Joins the slices of Noto Serif KR Variable (npm @fontsource-variable/noto-serif-kr) into one font that art/fonts.ts can cut.

The package holds the font only as about 120 small files, each with a few characters. This takes from them the 2,350
Hangul syllables of KS X 1001, Latin and punctuation, limits the weight axis to 300-500 and writes
art/fonts/NotoSerifKR.woff2. Needs python3-fonttools 4.38 or later and python3-brotli. Run from the project's root:

    python3 art/mergeSerif.py
"""

import os
import re

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PACKAGE = "node_modules/@fontsource-variable/noto-serif-kr"
OUTPUT = "art/fonts/NotoSerifKR.woff2"


def ranges(text):
    for part in text.split(","):
        first, _, last = part.strip()[2:].partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def wanted_characters():
    hangul = {ord(bytes((high, low)).decode("euc_kr")) for high in range(0xB0, 0xC9) for low in range(0xA1, 0xFF)}
    latin = set(range(0x20, 0x7F)) | set(range(0xA0, 0x180))
    marks = set(range(0x2010, 0x2028)) | set(range(0x2030, 0x2040)) | set(range(0x3000, 0x3020)) | set(range(0xFF01, 0xFF5F))
    signs = {ord(sign) for sign in "€₩℃℡№™Ω←↑→↓↔⇒⇔∀∂∃∇∈−∞∠√∥∧∨∩∪∫∴∼≒≠≡≤≥⊂⊃①②③④⑤⑥⑦⑧⑨⑩■□▲△▶▷▼▽◀◁◆◇○◎●★☆♠♡♣♥♪※㈜㎜㎝㎞㎡㎢㎥㎏"}
    jamo = set(range(0x3131, 0x3190))
    return hangul | latin | marks | signs | jamo


def main():
    css = open(f"{PACKAGE}/wght.css", encoding="utf-8").read()
    slices = [(path, set(ranges(span))) for path, span in re.findall(r"url\(\./(files/[^)]+)\).*?unicode-range:\s*([^;]+);", css, re.S)]
    wanted = wanted_characters()

    # The Latin slice is the base: it brings the tables and the kerning of Latin letters.
    slices.sort(key=lambda entry: "-latin-wght" not in entry[0])
    base = TTFont(f"{PACKAGE}/{slices[0][0]}")
    mapping = dict(base.getBestCmap())
    order = base.getGlyphOrder()
    glyf, gvar, hmtx, vmtx = (base[table] for table in ("glyf", "gvar", "hmtx", "vmtx"))

    for path, span in slices[1:]:
        found = sorted(wanted & span - mapping.keys())
        if not found:
            continue
        part = TTFont(f"{PACKAGE}/{path}")
        part_mapping = part.getBestCmap()
        for codepoint in found:
            if codepoint not in part_mapping:
                continue
            source, name = part_mapping[codepoint], f"u{codepoint:04X}"
            glyph = part["glyf"][source]
            assert not glyph.isComposite(), f"{path}: {source} is built of other glyphs"
            order.append(name)
            glyf.glyphs[name] = glyph
            gvar.variations[name] = part["gvar"].variations.get(source, [])
            hmtx.metrics[name] = part["hmtx"].metrics[source]
            vmtx.metrics[name] = part["vmtx"].metrics[source]
            mapping[codepoint] = name

    base.setGlyphOrder(order)
    glyf.glyphOrder = order
    for table in base["cmap"].tables:
        if table.isUnicode():
            table.cmap = {c: g for c, g in mapping.items() if table.format == 12 or c < 0x10000}
    # Advances of the variations also stand in gvar; the layout of the other slices is not carried over.
    for table in ("HVAR", "VVAR", "GSUB", "BASE", "STAT"):
        if table in base:
            del base[table]
    limited = instancer.instantiateVariableFont(base, {"wght": (300, 500)}, optimize=True)
    limited["head"].modified = limited["head"].created
    limited.recalcTimestamp = False
    limited.flavor = "woff2"
    os.makedirs(os.path.dirname(OUTPUT), exist_ok=True)
    limited.save(OUTPUT)
    print(OUTPUT, os.path.getsize(OUTPUT), "bytes", len(mapping), "characters; missing:", "".join(map(chr, sorted(wanted - mapping.keys()))))


main()
