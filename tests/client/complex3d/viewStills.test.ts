import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { allHomes, homeAt, homeKey } from "../../../client/complex3d/homes.ts";
import { stillFile, stillHome, stillTime } from "../../../client/complex3d/viewStills.ts";

test("every home has a still of its line by day and at dusk, at most one floor away, and there are no others", () => {
  const wanted = new Set<string>();
  for (const home of allHomes()) {
    const still = stillHome(home);
    expect(homeAt(homeKey(still)), homeKey(home)).toEqual(still);
    expect([still.tower, still.line]).toEqual([home.tower, home.line]);
    expect(Math.abs(still.floor - home.floor), homeKey(home)).toBeLessThan(2);
    for (const time of ["day", "dusk"] as const) wanted.add(stillFile(home, time).replace("/views/", ""));
  }
  expect(readdirSync("public/views").sort()).toEqual([...wanted].sort());
  const sizes = [...wanted].map((name) => statSync(`public/views/${name}`).size);
  expect(Math.max(...sizes)).toBeLessThan(24 * 2 ** 10);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3 * 2 ** 20);
});

test("morning and evening use the still of dusk", () => {
  expect([6.7, 9, 12, 17, 18.3, 22].map(stillTime)).toEqual(["dusk", "day", "day", "day", "dusk", "dusk"]);
});
