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
    { label: "거실 폭", value: `${(livingWidth / 1000).toFixed(1)}m` },
  ];
}

/** What the viewer says of each type. */
const words: Partial<Record<UnitLabel, Words>> = {
  "84A": {
    title: "남향\n전면 4Bay",
    lead: "거실과 침실 셋이 모두 남쪽을 봅니다. 거실 창과 주방 창이 마주 보아 맞통풍이 됩니다.",
    alt: "84A 단위세대 평면도. 앞쪽에 침실 셋과 거실을 나란히 놓고 뒤쪽에 주방과 현관을 두었습니다.",
  },
  "84B": {
    title: "두 면 개방\n타워형 거실",
    lead: "폭 5.0m 거실의 두 면에 창이 있습니다. 거실은 동향 또는 서향이고 옆 창은 북쪽을 봅니다.",
    alt: "84B 단위세대 평면도. 모서리에 두 면으로 열린 거실과 주방을 두고 침실 셋을 나누어 놓았습니다.",
  },
  "84C": {
    title: "알파룸을 더한\n타워형 4Bay",
    lead: "거실과 침실 셋이 동향 또는 서향입니다. 서재로 쓰는 알파룸이 있고, 식당 옆 창은 북쪽을 봅니다.",
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
