import { hideNoticeBar } from "./hideNoticeBar.ts";
import { queueUntilHydrated } from "./queueUntilHydrated.ts";
import { runDropDowns } from "./runDropDowns.ts";

runDropDowns();
hideNoticeBar();
window.hold = queueUntilHydrated();
