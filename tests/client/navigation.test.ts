import { expect, test } from "vitest";
import { unitPath } from "../../client/complex/units.ts";
import type { UnitLabel } from "../../client/content/unitTypes.ts";
import { pages } from "../../client/pages/pages.ts";
import { siteMap } from "../../client/pages/siteMap.ts";

const { menu, nextPage, pageAt, subNavigation } = siteMap;

test("a page links to the next of the menu, and the last to none", () => {
  const [brand, business] = menu.filter(({ submenus }) => submenus.length > 0);
  expect(nextPage(pageAt("/Brand/intro"))).toEqual(brand?.submenus[1]);
  const last = pages.find(({ path }) => path === brand?.submenus.at(-1)?.path);
  expect(last && nextPage(last)).toEqual(business?.submenus[0]);
  expect(nextPage(pageAt("/Promotion/visit"))).toBeUndefined();
});

test("the links to next pages cover the whole menu, and no page twice", () => {
  const visited: string[] = [];
  for (let path: string | undefined = "/Brand/intro"; path; ) {
    expect(visited).not.toContain(path);
    visited.push(path);
    const page = pages.find((each) => each.path === path);
    path = page && nextPage(page)?.path;
  }
  expect(visited).toEqual(expect.arrayContaining(menu.flatMap(({ submenus }) => submenus.map((link) => link.path))));
});

test("where the section changes, a type's link says whether it is a plan or an interior", () => {
  const first = menu.find(({ section }) => section === "interior")?.submenus[0];
  const before = pages.filter((page) => nextPage(page)?.path === first?.path);
  expect(before.map((page) => nextPage(page)?.label)).toContain(
    `${first?.label} ${pageAt("/Interior/59A").banner?.title}`,
  );
});

test("a board's links stay on the board", () => {
  expect(subNavigation(pageAt("/:site/press"), "other").map(({ path }) => path)).toEqual([
    "/other/press",
    "/other/customer",
  ]);
});

test("a link to an unknown page is refused", () => {
  expect(() => unitPath("none" as UnitLabel)).toThrow("none");
});
