import { holdEvents } from "./holdEvents.ts";
import { runDropDowns } from "./runDropDowns.ts";

runDropDowns();
window.hold = holdEvents();
