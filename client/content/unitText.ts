import type { UnitText, ViewerText } from "../shared/complexContent.ts";
import type { PictureName } from "./generated/pictures.ts";
import { livingWidth } from "./modelFigures.ts";
import type { UnitLabel } from "./unitTypes.ts";

/** A description of each type; figures are in unitPlans.ts. */
export const unitText: Record<UnitLabel, UnitText> = {
  "84A": {
    heading: "네 칸 모두 남향,\n판상형 4Bay",
    text: "세 식구, 네 식구에게 맞춘 집입니다. 거실과 침실 3개가 모두 남쪽을 보고, 거실 창과 주방 창을 마주 열면 맞통풍이 됩니다. 장바구니는 현관 옆 팬트리에 내려놓고, 안방에서는 드레스룸을 지나 부부욕실로 이어집니다.",
  },
  "84B": {
    heading: "두 면으로 열린\n모서리 거실",
    text: `폭 ${livingWidth("84B")} 거실을 모서리에 두고 두 면에 창을 낸 타워형입니다. 주방·식당이 거실과 한 공간이라 저녁을 차리면서 아이가 노는 모습을 봅니다. 침실 3은 거실 반대편에 떨어져 있어 재택근무 방으로 좋습니다. 거실은 동쪽 또는 서쪽, 옆 창은 북쪽을 봅니다.`,
  },
  "84C": {
    heading: "서재가 하나 더,\n알파룸 4Bay",
    text: "방 셋으로는 조금 아쉬운 집을 위해 알파룸을 더했습니다. 서재나 놀이방, 계절 옷을 넣는 방으로 씁니다. 거실과 침실 3개가 동쪽 또는 서쪽을 보고, 거실과 식당에는 북쪽으로 옆 창을 냈습니다.",
  },
  "105": {
    heading: "아이 방 둘에\n우리의 서재까지",
    text: "84㎡에서 넓혀 가는 식구에게 맞춘 집입니다. 아이 둘이 방을 하나씩 쓰고, 창이 있는 알파룸은 부부의 서재가 됩니다. 7.7㎡ 드레스룸에 네 계절 옷을 겁니다. 거실과 침실 3개가 앞줄인 판상형 4Bay로 맞통풍이 되고, 103동과 106동의 3호 라인은 동향, 103동의 1·2호 라인은 남향입니다.",
  },
  "119A": {
    heading: "침실 4개,\n전면 5Bay",
    text: "아이가 셋이거나 부모님과 함께 사는 집입니다. 침실 4개와 거실이 모두 남쪽을 보는 판상형 5Bay로, 누구의 방도 뒤로 밀리지 않습니다. 거실 창과 주방 창을 마주 열면 맞통풍이 되고, 3.0㎡ 팬트리와 5.0㎡ 알파룸에 살림을 넉넉히 넣습니다.",
  },
  "119B": {
    heading: "현관 곁에\n따로 둔 침실",
    text: "부모님이나 다 큰 자녀와 함께 살되 서로의 시간을 지키는 집입니다. 침실 4를 현관 가까운 북쪽에 따로 두고, 거실과 침실 3개는 남쪽에 두었습니다. 거실 창과 주방 창을 마주 열면 맞통풍이 되고, 안방에 8.5㎡ 드레스룸이 있습니다.",
  },
};

/** The viewer's text about each type. */
export const viewerText: Partial<Record<UnitLabel, ViewerText>> = {
  "84A": {
    title: "네 칸 모두\n남향 4Bay",
    lead: "거실과 침실 3개가 모두 남쪽을 봅니다. 거실 창과 주방 창을 마주 열면 맞통풍이 됩니다.",
    alt: "84A 단위세대 평면도. 앞쪽에 침실 3개와 거실이 나란히 있고 뒤쪽에 주방과 현관이 있습니다.",
  },
  "84B": {
    title: "두 면으로 열린\n모서리 거실",
    lead: `폭 ${livingWidth("84B")} 거실의 두 면에 창을 냈습니다. 거실은 동향 또는 서향, 옆 창은 북쪽을 봅니다.`,
    alt: "84B 단위세대 평면도. 모서리에 두 면으로 창이 난 거실과 주방이 있고 침실 3개가 나뉘어 있습니다.",
  },
  "84C": {
    title: "서재가 하나 더,\n알파룸 4Bay",
    lead: "거실과 침실 3개가 동향 또는 서향입니다. 알파룸은 서재나 놀이방이 되고, 식당에는 북쪽으로 옆 창을 냈습니다.",
    alt: "84C 단위세대 평면도. 앞쪽에 침실 3개와 거실이 나란히 있고 뒤쪽에 알파룸과 주방이 있습니다.",
  },
};

/** The rooms of a type by their pictures, the living room first. */
export const walkOrder: Readonly<Partial<Record<UnitLabel, readonly PictureName[]>>> = {
  "84A": ["living84A", "kitchen84A", "master84A", "bed84A", "bath84A", "entry84A"],
  "84B": ["living84B", "kitchen84B"],
  "84C": ["living84C", "dining84C", "study84C"],
  "105": ["living105", "kitchen105", "master105"],
  "119A": ["living119A", "kitchen119A", "master119A"],
};
