/** What is shown in place of a picture whose master hasn't been rendered: an entry does nothing once it has been. */
import type { CutName } from "./picturesTable.ts";

export const standIns: Partial<Record<CutName, CutName>> = {
  aerialDusk: "heroDusk",
  street: "entrance",
  skyGarden: "aerialDay",
  facade: "heroPortrait",
  cityView: "aerialDay",
  clayTowers: "clayAerial",
  waterDay: "lakeDusk",
  lounge: "lobby",
  dining84C: "living84C",
  livingDusk84A: "living84A",
};
