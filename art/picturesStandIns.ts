/** What is shown in place of a picture whose master hasn't been rendered: an entry does nothing once it has been. */
import type { CutName } from "./picturesTable.ts";

export const standIns: Partial<Record<CutName, CutName>> = {
  aerialDusk: "heroDusk",
  street: "entrance",
  skyGarden: "aerialDay",
  cityView: "aerialDay",
  clayTowers: "clayAerial",
  waterDay: "lakeDusk",
};
