import { runDrops } from "./drops.ts";
import { holdBack } from "./hold.ts";

runDrops();
window.hold = holdBack();
