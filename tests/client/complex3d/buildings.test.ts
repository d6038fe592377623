import { expect, test } from "vitest";
import { buildComplex, wallOut } from "../../../client/complex3d/gl/buildings.ts";
import { modelTowers } from "../../../client/complex3d/homes.ts";
import { edgesOf } from "../../../client/complex3d/rings.ts";

test("a tower's walls extend beyond its corners, so that no gap is visible", () => {
  const place =
    buildComplex()
      .geometry()
      .attributes.find(({ name }) => name === "position")?.data ?? [];
  const corners = new Set<string>();
  const named = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  for (let at = 0; at < place.length; at += 3) corners.add(named(place[at] ?? 0, place[at + 1] ?? 0));
  for (const { name, footprint } of modelTowers)
    for (const { from, to, along, out } of edgesOf(footprint))
      for (const [[x, y], beyond] of [
        [from, -wallOut],
        [to, wallOut],
      ] as const)
        expect(corners, `${name} at ${from}`).toContain(
          named(x + out[0] * wallOut + along[0] * beyond, y + out[1] * wallOut + along[1] * beyond),
        );
});
