"""Moods: alternative colours of cloths, leather and wood, with another armchair and picture, for homes that look different."""
from canvases import canvas
from home.materials import cloth, leather, pile, planks, timber
from home.palette import OAK_FLOOR
from materials import pbr

# Colours are linear RGB; floor is the brightness of its oak, chair and picture name alternatives, pot is the glaze
# of vases and bowls with its roughness, fruit its colour, and laid the manner of the tables (see furniture/laid.py).
MOODS = {
    "celadon": {
        "cloth": {"linen": (.47, .465, .435), "light linen": (.66, .64, .59),
                  "sand": (.26, .32, .30), "clay cloth": (.13, .18, .23), "slate cloth": (.10, .14, .20),
                  "sage cloth": (.36, .42, .37), "drape": (.50, .50, .46)},
        "leather": (.10, .065, .045), "rug": (.40, .40, .38), "floor": .86,
        "wood": ((.20, .125, .075), (.31, .205, .13)), "chair": "open", "picture": "jar",
        "pot": ((.40, .46, .41), .22), "fruit": (.50, .50, .16), "laid": "jar"},
    "moss": {
        "cloth": {"linen": (.10, .115, .075), "light linen": (.62, .55, .44),
                  "sand": (.40, .30, .20), "clay cloth": (.33, .15, .075), "slate cloth": (.42, .40, .33),
                  "sage cloth": (.24, .26, .17), "drape": (.44, .40, .33)},
        "leather": (.26, .115, .05), "rug": (.50, .44, .35), "floor": .62,
        "wood": ((.10, .058, .034), (.19, .115, .068)), "chair": "open", "picture": "ridges",
        "pot": ((.085, .055, .038), .38), "fruit": (.34, .38, .10), "laid": "tea"},
    "persimmon": {
        "cloth": {"linen": (.36, .35, .33), "light linen": (.68, .65, .60),
                  "sand": (.52, .25, .12), "clay cloth": (.55, .22, .09), "slate cloth": (.26, .28, .27),
                  "sage cloth": (.45, .44, .36), "drape": (.46, .42, .36)},
        "leather": (.055, .05, .047), "rug": (.36, .33, .30), "floor": .8,
        "wood": ((.24, .16, .10), (.36, .255, .16)), "chair": "barrel", "picture": "papers",
        "pot": ((.33, .30, .26), .7), "fruit": (.70, .20, .03), "laid": "fruit"},
    "plum": {
        "cloth": {"linen": (.33, .285, .265), "light linen": (.65, .61, .56),
                  "sand": (.36, .20, .21), "clay cloth": (.19, .075, .095), "slate cloth": (.50, .455, .42),
                  "sage cloth": (.33, .29, .28), "drape": (.52, .475, .43)},
        "leather": (.13, .038, .036), "rug": (.56, .52, .47), "floor": .72,
        "wood": ((.105, .075, .056), (.185, .135, .10)), "chair": "barrel", "picture": "stems",
        "pot": ((.155, .12, .12), .5), "fruit": (.30, .06, .07), "laid": "candles"},
}


def apply_mood(colours, mood):
    """A copy of a home's materials by name, with those of a mood replaced."""
    spec = MOODS[mood]
    woods = {"oak": timber("oak", *spec["wood"]), "oak flat": timber("oak flat", *spec["wood"], "x")}
    return {**colours, **{name: cloth(name, colour) for name, colour in spec["cloth"].items()}, **woods,
            "clay pot": pbr("clay pot", *spec["pot"]), "lemon": pbr("lemon", spec["fruit"], .45),
            "rug": pile("rug", spec["rug"]), "tan": leather("tan", spec["leather"]),
            "oak floor": planks("oak floor", *OAK_FLOOR, shade=spec["floor"]),
            **{name: canvas(spec["picture"], k) for k, name in enumerate(("painting", "painting 2", "painting 3"))}}
