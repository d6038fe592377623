import { unitPlans } from "./unitPlans.ts";
import { type UnitLabel, type UnitType, viewerTypes } from "./unitTypes.ts";

interface Words {
  title: string;
  lead: string;
  alt: string;
}

/** Left, top, width and height, in units of the sheet. */
export type PlanView = readonly [number, number, number, number];

export interface ViewerUnit extends UnitType, Words {
  spec: readonly { label: string; value: string }[];
  /** What wide screens show of the sheet: the plan with its dimensions. */
  view: PlanView;
}

/** @returns the figures beside the drawing. */
function specOf(label: UnitLabel): ViewerUnit["spec"] {
  const { areas, bedrooms, baths, rooms, livingWidth } = unitPlans[label];
  const alpha = rooms.some(({ name }) => name === "알파룸") ? "알파룸, " : "";
  return [
    { label: "전용면적", value: `${areas.exclusive.toFixed(4)}㎡` },
    { label: "구성", value: `침실 ${bedrooms}, ${alpha}욕실 ${baths}` },
    { label: "거실 폭", value: `${(livingWidth / 1000).toFixed(1)} m` },
  ];
}

/** What the viewer says of each type. */
const words: Partial<Record<UnitLabel, Words>> = {
  "84A": {
    title: "남쪽으로\n나란한 네 칸",
    lead: "거실과 세 침실이 모두 같은 쪽을 봅니다. 맞통풍이 드는 주방은 거실과 이어집니다.",
    alt: "84A 단위세대 평면도. 앞쪽에 침실 셋과 거실을 나란히 놓고 뒤쪽에 주방과 현관을 두었습니다.",
  },
  "84B": {
    title: "두 면으로\n열린 거실",
    lead: "모서리의 두 창으로 아침과 오후가 함께 듭니다. 주방과 거실은 한 공간입니다.",
    alt: "84B 단위세대 평면도. 모서리에 두 면으로 열린 거실과 주방을 두고 침실 셋을 나누어 놓았습니다.",
  },
  "84C": {
    title: "방 하나를\n더 얻은 집",
    lead: "앞쪽에 네 칸을 놓고, 서재로 쓰기 좋은 알파룸을 더했습니다. 식당에는 옆 창이 있습니다.",
    alt: "84C 단위세대 평면도. 앞쪽에 침실 셋과 거실을 나란히 놓고 뒤쪽에 알파룸과 주방을 두었습니다.",
  },
};

/** The unit types of the home page's viewer, in order. */
export const viewerUnits: readonly ViewerUnit[] = viewerTypes.map((type) => {
  const said = words[type.label];
  if (!said) throw new Error(`The viewer has no words for the type ${type.label}`);
  return { ...type, ...said, spec: specOf(type.label), view: unitPlans[type.label].view };
});

/** @returns where a type stands in the viewer; the first place for none. */
export const viewerIndexOf = (label: string | undefined): number =>
  Math.max(
    0,
    viewerUnits.findIndex((unit) => unit.label === label),
  );

/** @returns the unit of that index, which the viewer keeps within bounds. */
export function viewerUnitAt(index: number): ViewerUnit {
  const unit = viewerUnits[index];
  if (!unit) throw new Error(`The viewer has no unit ${index}`);
  return unit;
}
