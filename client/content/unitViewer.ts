import { type UnitLabel, type UnitType, viewerTypes } from "./unitTypes.ts";

interface Words {
  title: string;
  lead: string;
  alt: string;
  spec: readonly { label: string; value: string }[];
  /** What is shown of the drawing's sheet: the plan with its dimensions on wide screens, the plan alone on narrow ones. */
  wide: PlanView;
  narrow: PlanView;
}

/** Left, top, width and height, in units of the sheet. */
export type PlanView = readonly [number, number, number, number];

const spec = (exclusive: string, rooms: string, living: string) => [
  { label: "전용면적", value: `${exclusive}㎡` },
  { label: "구성", value: rooms },
  { label: "거실 폭", value: `${living} m` },
];

export type ViewerUnit = UnitType & Words;

/** What the viewer says of each type; the figures are those of the drawings. */
const words: Partial<Record<UnitLabel, Words>> = {
  "84A": {
    title: "남쪽으로\n나란한 네 칸",
    lead: "거실과 세 침실이 모두 같은 쪽을 봅니다. 맞통풍이 드는 주방은 거실과 이어집니다.",
    alt: "84A 단위세대 평면도. 앞쪽에 침실 셋과 거실을 나란히 놓고 뒤쪽에 주방과 현관을 두었습니다.",
    spec: spec("84.9471", "침실 3, 욕실 2", "4.5"),
    wide: [150, 114, 1290, 900],
    narrow: [235, 201, 1130, 754],
  },
  "84B": {
    title: "두 면으로\n열린 거실",
    lead: "모서리의 두 창으로 아침과 오후가 함께 듭니다. 주방과 거실은 한 공간입니다.",
    alt: "84B 단위세대 평면도. 모서리에 두 면으로 열린 거실과 주방을 두고 침실 셋을 나누어 놓았습니다.",
    spec: spec("84.8823", "침실 3, 욕실 2", "5.0"),
    wide: [135, 112, 1330, 908],
    narrow: [266, 201, 1130, 754],
  },
  "84C": {
    title: "방 하나를\n더 얻은 집",
    lead: "앞쪽에 네 칸을 놓고, 서재로 쓰기 좋은 알파룸을 더했습니다. 식당에는 옆 창이 있습니다.",
    alt: "84C 단위세대 평면도. 앞쪽에 침실 셋과 거실을 나란히 놓고 뒤쪽에 알파룸과 주방을 두었습니다.",
    spec: spec("84.9912", "침실 3, 알파룸, 욕실 2", "4.4"),
    wide: [45, 100, 1520, 900],
    narrow: [175, 145, 1300, 867],
  },
};

/** The unit types of the home page's viewer, in order. */
export const viewerUnits: readonly ViewerUnit[] = viewerTypes.map((type) => {
  const said = words[type.label];
  if (!said) throw new Error(`The viewer has no words for the type ${type.label}`);
  return { ...type, ...said };
});

/** @returns the unit of that index, which the viewer keeps within bounds. */
export function viewerUnitAt(index: number): ViewerUnit {
  const unit = viewerUnits[index];
  if (!unit) throw new Error(`The viewer has no unit ${index}`);
  return unit;
}
