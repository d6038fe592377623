import type { UnitLabel } from "../../content/unitTypes.ts";
import type { Facing } from "../../shared/plans/measurementTypes.ts";
import { homeKeyOf } from "../plans/homeKeys.ts";
import { firstHomeFloor, towers } from "../plans/stacks.ts";

export interface PlacedHome {
  /** As in URLs: `102-1502`. */
  key: string;
  /** Tower by name: `102동`. */
  tower: string;
  floor: number;
  line: number;
  type: UnitLabel;
  /** Where the living room's front window looks. */
  facing: Facing;
}

/** @returns the homes of every line up to a floor, tower by tower, line by line, upwards */
const homesUpTo = (last: (topFloor: number, firstSaleTo: number) => number): readonly PlacedHome[] =>
  towers.flatMap(({ name, topFloor, lines }) =>
    lines.flatMap(({ line, type, facing, firstSaleTo }) =>
      Array.from({ length: last(topFloor, firstSaleTo) - firstHomeFloor + 1 }, (_, index) => {
        const floor = firstHomeFloor + index;
        return { key: homeKeyOf(name, line, floor), tower: name, floor, line, type: type as UnitLabel, facing };
      }),
    ),
  );

/** Every home of the first general sale. All others are supplied later. */
export const saleHomes = homesUpTo((_, firstSaleTo) => firstSaleTo);

const saleByKey = new Map(saleHomes.map((home) => [home.key, home]));
const byKey = new Map(homesUpTo((topFloor) => topFloor).map((home) => [home.key, home]));

/** @returns undefined for a home that isn't in the first general sale, or doesn't exist */
export const saleHome = (key: string): PlacedHome | undefined => saleByKey.get(key);

/** @returns undefined when no home of the complex has that key */
export const placedHome = (key: string): PlacedHome | undefined => byKey.get(key);
