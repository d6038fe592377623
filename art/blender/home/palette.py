"""The materials of homes by the names that walls and furniture use."""
from home.materials import (
    cloth, lampshade, leather, painting, pane, pile, planks, plaster, sheer, tiles, timber, travertine, veined)
from materials import glow, leaves, pbr

# Darkest and lightest linear RGB of its grain.
OAK_FLOOR = (.27, .18, .108), (.43, .315, .205)
BOOKS = ((.62, .57, .49), (.16, .18, .19), (.42, .22, .12), (.74, .71, .65), (.34, .37, .31), (.55, .45, .30))


def palette(dusk, cove=1.0):
    """All materials of a home, by name; `dusk` makes lamps brighter, `cove` is a factor of what shines in ceilings."""
    lamp = 9 if dusk else 5
    p = {
        "oak floor": planks("oak floor", *OAK_FLOOR),
        "oak": timber("oak", (.36, .255, .16), (.50, .38, .255)),
        "walnut": timber("walnut", (.095, .057, .035), (.185, .116, .072)),
        "oak flat": timber("oak flat", (.36, .255, .16), (.50, .38, .255), "x"),
        "walnut flat": timber("walnut flat", (.095, .057, .035), (.185, .116, .072), "x"),
        "travertine": travertine("travertine", (.74, .665, .565), (.55, .465, .365)),
        "beige stone": travertine("beige stone", (.70, .65, .57), (.60, .54, .46), .25),
        "counter": veined("counter", (.66, .64, .60), (.40, .365, .325), .9, .24, .05),
        "marble": veined("marble", (.70, .675, .64), (.30, .255, .205), .7, .14, .06),
        "dark marble": veined("dark marble", (.04, .038, .038), (.17, .135, .095), 1.1, .1, .035),
        "bath wall": tiles("bath wall", (.56, .535, .495), (.34, .32, .295), .6, 1.2, .3),
        "bath floor": tiles("bath floor", (.46, .43, .385), (.34, .32, .29), .6, .6, .5, False),
        "entry floor": tiles("entry floor", (.60, .56, .50), (.45, .42, .37), .9, .9, .22, False),
        "utility floor": tiles("utility floor", (.52, .51, .49), (.4, .39, .37), .3, .3, .5, False),
        "paint": plaster("paint", (.70, .668, .615)),
        "ceiling": plaster("ceiling", (.78, .765, .74)),
        "sage paint": plaster("sage paint", (.36, .385, .315)),
        "skirting": pbr("skirting", (.64, .61, .56), .5),
        "cabinet": pbr("cabinet", (.50, .465, .405), .48),
        "greige": pbr("greige", (.40, .365, .315), .5),
        "white": pbr("white", (.84, .83, .81), .35),
        "ceramic": pbr("ceramic", (.86, .86, .85), .08, coat=.5),
        "clay pot": pbr("clay pot", (.60, .53, .45), .6),
        "linen": cloth("linen", (.56, .505, .425)),
        "light linen": cloth("light linen", (.70, .66, .59)),
        "bed linen": cloth("bed linen", (.76, .74, .70), .003, .06, .5),
        "drape": cloth("drape", (.47, .425, .36), .005, .16),
        "sand": cloth("sand", (.50, .42, .32)),
        "clay cloth": cloth("clay cloth", (.46, .25, .15)),
        "slate cloth": cloth("slate cloth", (.17, .20, .205)),
        "sage cloth": cloth("sage cloth", (.30, .335, .26)),
        "camel cloth": cloth("camel cloth", (.40, .245, .125)),
        "sky cloth": cloth("sky cloth", (.44, .53, .63), .003, .07),
        "rug": pile("rug", (.56, .51, .44)),
        "tan": leather("tan", (.42, .205, .088)),
        "brass": pbr("brass", (.66, .47, .23), .26, 1),
        "bronze": pbr("bronze", (.11, .085, .065), .38, .8),
        "black": pbr("black", (.02, .02, .021), .36),
        "steel": pbr("steel", (.62, .61, .60), .24, 1),
        "mirror": pbr("mirror", (.9, .91, .91), .0, 1),
        "screen": pbr("screen", (.008, .008, .009), .07),
        "black glass": pbr("black glass", (.012, .012, .013), .04),
        "glass": pane("window glass", (.97, .985, .98), .5),
        "clear": pane("clear glass", (.975, .985, .98), .6),
        "sheer": sheer(),
        "lamp shade": lampshade(.45 if dusk else .3),
        "lamp": glow("lamp", (1, .78, .53), lamp, False),
        "spot": glow("spot", (1, .83, .62), lamp * 2, False),
        "cove": glow("cove", (1, .76, .50), (26 if dusk else 15) * cove),
        "strip": glow("strip", (1, .77, .52), 16 if dusk else 10),
        "leaf": leaves("leaf", (.045, .10, .03), (.11, .18, .06)),
        "olive": leaves("olive", (.12, .16, .08), (.22, .26, .15)),
        "bark": pbr("bark", (.12, .085, .055), .8),
        "soil": pbr("soil", (.05, .038, .03), .95),
        "paper": pbr("paper", (.82, .79, .73), .7),
        "crust": pbr("crust", (.30, .145, .052), .8),
        "crumb": pbr("crumb", (.66, .47, .25), .85),
        "juice": pbr("juice", (.80, .33, .03), .3),
        "orange peel": pbr("orange peel", (.74, .25, .03), .5),
        "lemon": pbr("lemon", (.75, .52, .07), .45),
        "painting": painting("painting", [(.32, (.13, .15, .15)), (.44, (.46, .45, .41)), (.53, (.76, .70, .60)),
            (.61, (.55, .31, .15)), (.75, (.82, .78, .70))]),
        "painting 2": painting("painting 2", [(.3, (.80, .77, .71)), (.47, (.70, .62, .50)), (.55, (.28, .31, .28)),
            (.66, (.78, .73, .65))], (2, 1, 1.2), 4),
        "painting 3": painting("painting 3", [(.32, (.83, .80, .74)), (.5, (.72, .48, .30)), (.58, (.86, .80, .68)),
            (.7, (.33, .40, .40))], (1.6, 1, 1.6), 9),
        "painting 4": painting("painting 4", [(.34, (.80, .76, .69)), (.5, (.74, .69, .61)), (.54, (.06, .075, .10)),
            (.6, (.16, .20, .25)), (.66, (.76, .71, .63))], (.7, 1, 2.2), 17),
    }
    for i, colour in enumerate(BOOKS):
        p[f"book {i}"] = pbr(f"book {i}", colour, .6)
    return p
