import { firstHomeFloor, modelTowers } from "../../client/complex3d/homes.ts";
import { windowShares } from "../../client/complex3d/windowShares.ts";

/**
 * @returns the file of what every line's living rooms look at: their rays are horizontal, so its floors are alike, but for
 * those that trees hide the lake from
 */
export const windowSharesFile = () => `// Written by art/plans/draw.ts from the model beside this file.
/** Percent of a living room's view that is lake, from which floor, and without another tower: by tower, and line from 1. */
export const windowShares: Record<string, readonly (readonly [lake: number, from: number, open: number])[]> = {
${modelTowers
  .map(({ name, lines, topFloor }, tower) => {
    const shares = lines.map((_, line) => {
      const { lake, open } = windowShares({ tower, line, floor: topFloor });
      let from = firstHomeFloor;
      while (windowShares({ tower, line, floor: from }).lake < lake) from += 1;
      return `[${lake}, ${from}, ${open}]`;
    });
    return `  "${name}": [${shares.join(", ")}],`;
  })
  .join("\n")}
};
`;
