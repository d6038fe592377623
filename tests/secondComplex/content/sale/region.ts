import type { Region } from "../../shared/sale/saleContent.ts";

/** The legal status of the region. */
export const region: Region = {
  city: "새솔시",
  capitalArea: false,
  metropolitan: false,
  regulated: false,
  publicLand: false,
};
