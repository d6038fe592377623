import { figures } from "../../content/generated/measurements.ts";
import type { UnitLabel } from "../../content/unitTypes.ts";
import type { Line, Tower } from "../../shared/plans/figureTypes.ts";

const { towers, firstHomeFloor, site } = figures;
const lines = towers.flatMap((tower) => tower.lines.map((line) => ({ tower, line })));
const homesOf = ({ topFloor }: Tower) => topFloor - firstHomeFloor + 1;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Korean counting words before a noun. */
const counted = ["", "한", "두", "세", "네", "다섯", "여섯"];

const turned = towers.map(({ rotation }) => Math.abs(rotation)).filter((degrees) => degrees > 0);
const toSouth = lines.filter(({ line }) => line.facing === "남");
/** Towers whose homes facing south have no tower of the complex directly in front of them. */
const openTowers = towers.filter((tower) =>
  tower.lines.every(({ facing, opposite }) => facing !== "남" || opposite === undefined),
);
const closest = towers.find(({ nearest }) => nearest.metres === site.towerDistance);
const lastSaleFloors = lines.map(({ line }) => line.firstSaleTo);

/**
 * Claims about direction, distance and view, derived from the model, so that they change with it. Pages make no other
 * such claims.
 */
export const outlook = {
  /** Homes whose living room faces south, within a tolerance in degrees. */
  southHomes: sum(toSouth.map(({ tower }) => homesOf(tower))),
  southWithin: Math.max(...toSouth.map(({ line }) => Math.abs(line.bearing - 180))),
  /** "네 동을 3~10도 틀어": the rotated towers, and their angles. */
  turned: `${counted[turned.length]} 동을 ${Math.min(...turned)}~${Math.max(...turned)}도 틀어`,
  straight: towers.filter(({ rotation }) => rotation === 0).map(({ name }) => name),
  /** "104동, 105동, 106동" */
  openTowers: openTowers.map(({ name }) => name),
  /** The two closest towers. */
  closest: [closest?.name ?? "", closest?.nearest.tower ?? ""] as const,
  distance: `${site.towerDistance.toFixed(1)}m`,
  /** Last floors of the first general sale, by tower and line. */
  firstSaleFloors: `${Math.min(...lastSaleFloors)}~${Math.max(...lastSaleFloors)}층`,
} as const;

/** @returns where the living rooms of a type face: "남향", or "동향 또는 서향" */
export function facingOf(type: UnitLabel): string {
  const facings = lines.filter(({ line }) => line.type === type).map(({ line }) => line.facing);
  return ["남", "동", "서", "북"]
    .filter((facing) => facings.some((each) => each === facing))
    .map((facing) => `${facing}향`)
    .join(" 또는 ");
}

/** @returns "남향", or the deviation from it: "남동쪽으로 10도" */
export function bearingText({ facing, bearing }: Pick<Line, "facing" | "bearing">): string {
  const due = { 북: 0, 동: 90, 남: 180, 서: 270 }[facing];
  const clockwise = { 북: "동", 동: "남", 남: "서", 서: "북" } as const;
  const back = { 북: "서", 동: "북", 남: "동", 서: "남" } as const;
  const off = ((bearing - due + 540) % 360) - 180;
  if (off === 0) return `정${facing}향`;
  return `${facing}향(${off > 0 ? clockwise[facing] : back[facing]}쪽으로 ${Math.abs(off)}도)`;
}

/** @returns what is directly in front of a living room's window */
export const oppositeText = ({ opposite }: Pick<Line, "opposite">): string =>
  opposite ? `${opposite.tower} ${opposite.metres.toFixed(1)}m` : "단지 안 다른 동 없음";
