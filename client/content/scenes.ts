import type { Scene } from "../shared/complexContent.ts";
import type { PictureName } from "./generated/pictures.ts";

/** The complex's pictures in places that every complex has. */
export const scenes = {
  /** The home page's first picture, in landscape, for portrait phones, and for portrait tablets. */
  hero: { wide: "heroDusk", upright: "heroPortrait", square: "heroSquare" } satisfies Record<string, PictureName>,
  /** The still of the model by the hour. */
  model: { wide: "modelDay", upright: "modelDayNarrow" } satisfies Record<string, PictureName>,
  popup: { picture: "cardLight", alt: "" },
  /** Background of the link to the VR tours. */
  tours: { picture: "livingDusk84A", alt: "" },
  /** Background of the form at the end of home, and of the Not Found page. */
  evening: { picture: "entrance", alt: "" },
  site: { picture: "siteFromAbove", alt: "위에서 본 단지. 세 동씩 두 줄로 선 여섯 동 사이에 수경과 정원이 있습니다." },
  brand: { picture: "aerialDay", upright: "aerialDayPhone", alt: "낮의 하늘에서 본 단지와 도심" },
  location: {
    picture: "lakeWalk",
    alt: "늦은 오후의 호수 산책로. 왼쪽 나무 너머로 단지가 서 있고, 오른쪽으로 호수가 펼쳐집니다.",
  },
  towers: { picture: "clayAerial", alt: "흰 모형으로 본 여섯 동. 두 포디움 위에 세 동씩 두 줄로 서 있습니다." },
  overview: { picture: "hero1230", alt: "호수 건너에서 본 한낮의 여섯 동" },
  community: { picture: "lounge", alt: "넓은 창 앞에 안락의자를 놓은 입주민 라운지" },
  options: { picture: "kitchen84A", alt: "" },
} as const satisfies Record<string, Scene | Record<string, PictureName>>;

/** The extent of the aerial picture, in metres around the site's centre; see its shot in art/shots.json. */
export const siteView = { east: 1, north: -1.4, width: 222 } as const;

/** What the still of the model by the hour shows. */
export const modelSeen = "여섯 동이 호수 북쪽에 두 줄로 서 있습니다.";
