import { firstHomeFloor, modelTowers } from "../../client/complex3d/homes.ts";
import { windowShares } from "../../client/complex3d/windowShares.ts";

/** @returns the file of what every line's living rooms look at; their rays are horizontal, so its floors are alike */
export const windowSharesFile = () => `// Written by art/plans/draw.ts from the model beside this file.
/** Percent of a living room's view that is lake, and without another tower: by tower, and line from 1. */
export const windowShares: Record<string, readonly (readonly [lake: number, open: number])[]> = {
${modelTowers
  .map(({ name, lines }, tower) => {
    const shares = lines.map((_, line) => windowShares({ tower, line, floor: firstHomeFloor }));
    return `  "${name}": [${shares.map(({ lake, open }) => `[${lake}, ${open}]`).join(", ")}],`;
  })
  .join("\n")}
};
`;
