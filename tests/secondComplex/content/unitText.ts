import type { UnitText, ViewerText } from "../shared/complexContent.ts";
import type { PictureName } from "./generated/pictures.ts";
import type { UnitLabel } from "./unitTypes.ts";

export const unitText: Record<UnitLabel, UnitText> = {
  "84P": { heading: "나란히 놓은\n네 칸", text: "거실과 침실 셋을 한 줄에 놓았습니다. 현관 옆에 팬트리가 있습니다." },
  "84Q": { heading: "모서리로\n열린 거실", text: "거실의 두 면에 창이 있고 주방이 거실과 이어집니다." },
  "84T": { heading: "서재가 있는\n네 칸", text: "거실과 침실 셋에 서재로 쓰는 알파룸을 더했습니다." },
};

export const viewerText: Partial<Record<UnitLabel, ViewerText>> = {
  "84P": {
    title: "나란히 놓은\n네 칸",
    lead: "거실과 침실 셋을 한 줄에 놓았습니다.",
    alt: "84P 단위세대 평면도. 앞쪽에 침실 셋과 거실이, 뒤쪽에 주방과 현관이 있습니다.",
  },
  "84Q": {
    title: "모서리로\n열린 거실",
    lead: "거실의 두 면에 창이 있습니다.",
    alt: "84Q 단위세대 평면도. 모서리에 거실과 주방이, 그 옆에 침실 셋이 있습니다.",
  },
};

export const walkOrder: Readonly<Partial<Record<UnitLabel, readonly PictureName[]>>> = {};
