import type { UnitLabel } from "../../content/unitTypes.ts";
import type { Facing } from "../../shared/plans/measurementTypes.ts";
import { homeKeyOf } from "../plans/homeKeys.ts";
import { firstHomeFloor, towers } from "../plans/stacks.ts";

/** A home of the first general sale. */
export interface SaleHome {
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

/** Every home of the first general sale, tower by tower, line by line, upwards. All others are supplied later. */
export const saleHomes: readonly SaleHome[] = towers.flatMap(({ name, lines }) =>
  lines.flatMap(({ line, type, facing, firstSaleTo }) =>
    Array.from({ length: firstSaleTo - firstHomeFloor + 1 }, (_, index) => {
      const floor = firstHomeFloor + index;
      return { key: homeKeyOf(name, line, floor), tower: name, floor, line, type: type as UnitLabel, facing };
    }),
  ),
);

const byKey = new Map(saleHomes.map((home) => [home.key, home]));

/** @returns undefined for a home that isn't in the first general sale, or doesn't exist */
export const saleHome = (key: string): SaleHome | undefined => byKey.get(key);
