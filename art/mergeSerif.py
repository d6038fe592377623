"""
Merges the slices of Noto Serif KR Variable (npm @fontsource-variable/noto-serif-kr) into one font, art/fonts/NotoSerifKR.woff2,
from which art/fonts.ts cuts its own. The package has the font only in about 120 files with a few characters each. Takes the
2,350 Hangul syllables of KS X 1001, Latin and punctuation, and limits the weight axis to 300-500. Needs python3-fonttools 4.38
or later and python3-brotli. Run from the project's root: python3 art/mergeSerif.py
"""

import os
import re

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PACKAGE = "node_modules/@fontsource-variable/noto-serif-kr"
OUTPUT = "art/fonts/NotoSerifKR.woff2"


def ranges(text):
    """Yields the code points of a unicode-range descriptor."""
    for part in text.split(","):
        first, _, last = part.strip()[2:].partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def wanted_characters():
    """The code points of the merged font."""
    hangul = {ord(bytes((high, low)).decode("euc_kr")) for high in range(0xB0, 0xC9) for low in range(0xA1, 0xFF)}
    latin = set(range(0x20, 0x7F)) | set(range(0xA0, 0x180))
    marks = set(range(0x2010, 0x2028)) | set(range(0x2030, 0x2040)) | set(range(0x3000, 0x3020)) | set(range(0xFF01, 0xFF5F))
    signs = {ord(sign) for sign in "€₩℃℡№™Ω←↑→↓↔⇒⇔∀∂∃∇∈−∞∠√∥∧∨∩∪∫∴∼≒≠≡≤≥⊂⊃①②③④⑤⑥⑦⑧⑨⑩■□▲△▶▷▼▽◀◁◆◇○◎●★☆♠♡♣♥♪※㈜㎜㎝㎞㎡㎢㎥㎏"}
    jamo = set(range(0x3131, 0x3190))
    return hangul | latin | marks | signs | jamo


def read_slices():
    """The slices of the package: (path, its code points), the Latin one first."""
    with open(f"{PACKAGE}/wght.css", encoding="utf-8") as file:
        rules = re.findall(r"url\(\./(files/[^)]+)\).*?unicode-range:\s*([^;]+);", file.read(), re.S)
    slices = [(path, set(ranges(span))) for path, span in rules]
    return sorted(slices, key=lambda entry: "-latin-wght" not in entry[0])


def merge(slices, wanted):
    """The first slice as a TTFont with the wanted glyphs of all others, and its code points with their glyphs' names."""
    # The Latin slice is the base, because it has the tables and the kerning of Latin letters.
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
            assert not glyph.isComposite(), f"{path}: {source} is a composite glyph, whose parts would be missing"
            order.append(name)
            glyf.glyphs[name] = glyph
            gvar.variations[name] = part["gvar"].variations.get(source, [])
            hmtx.metrics[name] = part["hmtx"].metrics[source]
            vmtx.metrics[name] = part["vmtx"].metrics[source]
            mapping[codepoint] = name
    base.setGlyphOrder(order)
    glyf.glyphOrder = order
    return base, mapping


def finish(font, mapping):
    """Updates the character maps, removes tables that the merge made invalid, and limits the weight axis."""
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap = {c: g for c, g in mapping.items() if table.format == 12 or c < 0x10000}
    # gvar has the variations of the advances too; the other slices' layout features are not merged.
    for table in ("HVAR", "VVAR", "GSUB", "BASE", "STAT"):
        if table in font:
            del font[table]
    limited = instancer.instantiateVariableFont(font, {"wght": (300, 500)}, optimize=True)
    # A fixed timestamp, so that the same input gives the same bytes.
    limited["head"].modified = limited["head"].created
    limited.recalcTimestamp = False
    limited.flavor = "woff2"
    return limited


def main():
    wanted = wanted_characters()
    base, mapping = merge(read_slices(), wanted)
    os.makedirs(os.path.dirname(OUTPUT), exist_ok=True)
    finish(base, mapping).save(OUTPUT)
    missing = "".join(map(chr, sorted(wanted - mapping.keys())))
    print(OUTPUT, os.path.getsize(OUTPUT), "bytes", len(mapping), "characters; missing:", missing)


main()
