import type { Region } from "../../shared/sale/saleContent.ts";

/** The legal status of the region. */
export const region: Region = {
  city: "한울시",
  capitalArea: false,
  metropolitan: false,
  regulated: false,
  publicLand: false,
};
