import type { UnitLabel } from "../contentNames.ts";
import { counted } from "../format/counted.ts";
import type { Measurements, Tower } from "./measurementTypes.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * Claims about direction, distance and view, derived from the model, so that they change with it. Pages make no other
 * such claims.
 */
export function outlookOf({ units, towers, firstHomeFloor, site }: Measurements) {
  const lines = towers.flatMap((tower) => tower.lines.map((line) => ({ tower, line })));
  const homesOf = ({ topFloor }: Tower) => topFloor - firstHomeFloor + 1;
  const turned = towers.map(({ rotation }) => Math.abs(rotation)).filter((degrees) => degrees > 0);
  const toSouth = lines.filter(({ line }) => line.facing === "남");
  /** Towers whose homes facing south have no tower of the complex directly in front of them. */
  const openTowers = towers.filter((tower) =>
    tower.lines.every(({ facing, opposite }) => facing !== "남" || opposite === undefined),
  );
  const closest = towers.find(({ nearest }) => nearest.metres === site.towerDistance);
  const lastSaleFloors = lines.map(({ line }) => line.firstSaleTo);

  /** Where the living rooms of a type face: "남향", or "동향 또는 서향". */
  function facingOf(type: string): string {
    const facings = lines.filter(({ line }) => line.type === type).map(({ line }) => line.facing);
    return (["남", "동", "서", "북"] as const)
      .filter((facing) => facings.includes(facing))
      .map((facing) => `${facing}향`)
      .join(" 또는 ");
  }

  return {
    /** Homes whose living room faces south, within a tolerance in degrees. */
    southHomes: sum(toSouth.map(({ tower }) => homesOf(tower))),
    southWithin: Math.max(...toSouth.map(({ line }) => Math.abs(line.bearing - 180))),
    /** "네 동을 3~10도 틀어": the rotated towers, and their angles. */
    turned: `${counted(turned.length)} 동을 ${Math.min(...turned)}~${Math.max(...turned)}도 틀어`,
    straight: towers.filter(({ rotation }) => rotation === 0).map(({ name }) => name),
    /** "104동, 105동, 106동" */
    openTowers: openTowers.map(({ name }) => name),
    /** The two closest towers. */
    closest: [closest?.name ?? "", closest?.nearest.tower ?? ""] as const,
    distance: `${site.towerDistance.toFixed(1)}m`,
    /** Last floors of the first general sale, by tower and line. */
    firstSaleFloors: `${Math.min(...lastSaleFloors)}~${Math.max(...lastSaleFloors)}층`,
    facings: Object.fromEntries(Object.keys(units).map((type) => [type, facingOf(type)])) as Record<UnitLabel, string>,
  };
}
