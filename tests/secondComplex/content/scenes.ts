import type { Scene } from "../shared/complexContent.ts";
import type { PictureName } from "./generated/pictures.ts";

export const scenes = {
  hero: { wide: "aerialDusk", upright: "aerialUpright", square: "aerialDusk" } satisfies Record<string, PictureName>,
  model: { wide: "aerialDay", upright: "aerialUpright" } satisfies Record<string, PictureName>,
  popup: { picture: "livingA", alt: "" },
  tours: { picture: "livingA", alt: "" },
  evening: { picture: "aerialDusk", alt: "" },
  site: { picture: "siteModel", alt: "위에서 본 네 동의 모형" },
  brand: { picture: "aerialDay", upright: "aerialUpright", alt: "언덕 위의 네 동" },
  location: { picture: "clayAerial", upright: "aerialUpright", alt: "모형으로 본 언덕과 나루" },
  towers: { picture: "clayAerial", alt: "모형으로 본 네 동" },
  overview: { picture: "aerialDay", alt: "언덕 위의 네 동" },
  community: { picture: "lounge", alt: "창가에 의자를 놓은 주민 사랑방" },
  options: { picture: "livingT", alt: "" },
} as const satisfies Record<string, Scene | Record<string, PictureName>>;

/** What the picture of the site from above shows, in metres around the site's centre. */
export const siteView = { east: 0, north: 0, width: 210 } as const;

export const modelSeen = "네 동이 언덕에 두 줄로 서 있습니다.";
