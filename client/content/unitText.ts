import type { UnitText, ViewerText } from "../shared/complexContent.ts";
import type { PictureName } from "./generated/pictures.ts";
import type { UnitLabel } from "./unitTypes.ts";

/** A description of each type; figures are in unitPlans.ts. */
export const unitText: Record<UnitLabel, UnitText> = {
  "84A": {
    heading: "전면 4Bay\n판상형",
    text: "거실과 침실 3개를 모두 남쪽에 배치했습니다. 거실 창과 주방 창이 마주 보아 맞통풍이 되고, 안방에서 드레스룸을 지나 부부욕실로 이어집니다. 현관 옆에 팬트리가 있습니다.",
  },
  "84B": {
    heading: "두 면 개방\n타워형 거실",
    text: "모서리에 배치한 거실은 폭 5.0m로, 동쪽 또는 서쪽, 그리고 북쪽의 두 면에 창이 있습니다. 주방·식당이 거실과 한 공간으로 이어지고, 침실 3은 반대편에 분리되어 있습니다.",
  },
  "84C": {
    heading: "알파룸을 더한\n타워형 4Bay",
    text: "거실과 침실 3개를 동쪽 또는 서쪽에 배치한 4Bay에, 서재로 쓸 수 있는 알파룸을 더했습니다. 거실과 식당에는 북쪽으로 난 옆 창이 있습니다.",
  },
  "105": {
    heading: "알파룸과\n대형 드레스룸",
    text: "거실과 침실 3개를 전면에 배치한 판상형 4Bay입니다. 103동과 106동의 3호 라인은 동향, 103동의 1·2호 라인은 남향입니다. 거실 창과 주방 창이 마주 보아 맞통풍이 되고, 창이 있는 알파룸과 7.7㎡ 드레스룸이 있습니다.",
  },
  "119A": {
    heading: "침실 4개,\n전면 5Bay",
    text: "침실 4개와 거실을 모두 남쪽에 배치한 판상형 5Bay입니다. 거실 창과 주방 창이 마주 보아 맞통풍이 되고, 3.0㎡ 팬트리와 5.0㎡ 알파룸이 있습니다.",
  },
  "119B": {
    heading: "현관 옆\n독립 침실",
    text: "거실과 침실 3개는 남쪽에, 침실 4는 현관과 가까운 북쪽에 배치했습니다. 거실 창과 주방 창이 마주 보아 맞통풍이 되고, 안방에 8.5㎡ 드레스룸이 있습니다.",
  },
};

/** The viewer's text about each type. */
export const viewerText: Partial<Record<UnitLabel, ViewerText>> = {
  "84A": {
    title: "남향\n전면 4Bay",
    lead: "거실과 침실 3개를 모두 남쪽에 배치했습니다. 거실 창과 주방 창이 마주 보아 맞통풍이 됩니다.",
    alt: "84A 단위세대 평면도. 앞쪽에 침실 3개와 거실이 나란히 있고 뒤쪽에 주방과 현관이 있습니다.",
  },
  "84B": {
    title: "두 면 개방\n타워형 거실",
    lead: "폭 5.0m 거실의 두 면에 창이 있습니다. 거실은 동향 또는 서향이고 옆 창은 북쪽에 있습니다.",
    alt: "84B 단위세대 평면도. 모서리에 두 면으로 창이 난 거실과 주방이 있고 침실 3개가 나뉘어 있습니다.",
  },
  "84C": {
    title: "알파룸을 더한\n타워형 4Bay",
    lead: "거실과 침실 3개가 동향 또는 서향입니다. 서재로 쓸 수 있는 알파룸이 있고, 식당에 북쪽으로 난 옆 창이 있습니다.",
    alt: "84C 단위세대 평면도. 앞쪽에 침실 3개와 거실이 나란히 있고 뒤쪽에 알파룸과 주방이 있습니다.",
  },
};

/** The rooms of a type in walking order, by their pictures. */
export const walkOrder: Readonly<Partial<Record<UnitLabel, readonly PictureName[]>>> = {
  "84A": ["entry84A", "bed84A", "bath84A", "kitchen84A", "living84A", "master84A", "dressing84A"],
  "84C": ["living84C", "dining84C", "study84C"],
  "105": ["kitchen105", "living105", "master105"],
  "119A": ["kitchen119A", "living119A", "master119A"],
};
