import { queueUntilHydrated } from "./queueUntilHydrated.ts";
import { runDropDowns } from "./runDropDowns.ts";

runDropDowns();
window.hold = queueUntilHydrated();
