import type { Cut } from "../../client/shared/pictureCut.ts";

const small: Cut = { widths: [480, 960] };

export const cuts = {
  aerialDusk: small,
  aerialDay: small,
  aerialUpright: { crop: { ratio: 4 / 5 }, widths: [390, 585] },
  clayAerial: small,
  siteModel: { crop: { ratio: 9 / 7 }, widths: [480, 800] },
  livingA: small,
  livingT: small,
  lounge: small,
  lobby: small,
  library: small,
  sharedOffice: small,
  entrance: small,
  street: small,
  facade: small,
  tour84P: small,
  tour84T: small,
} satisfies Record<string, Cut>;
