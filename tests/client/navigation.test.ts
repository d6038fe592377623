import { expect, test } from "vitest";
import { pageOf, pathOf } from "../../client/complex/pageLinks.ts";
import { pages } from "../../client/complex/pages.ts";
import { menu, nextPage, subNavigation } from "../../client/navigation.ts";

test("a page links to the next of the menu, and the last to none", () => {
  const [brand, business] = menu.filter(({ submenus }) => submenus.length > 0);
  expect(nextPage(pageOf("brand"))).toEqual(brand?.submenus[1]);
  const last = pages.find(({ path }) => path === brand?.submenus.at(-1)?.path);
  expect(last && nextPage(last)).toEqual(business?.submenus[0]);
  expect(nextPage(pageOf("directions"))).toBeUndefined();
});

test("no page links to one without content", () => {
  const next = pages.map((page) => nextPage(page)?.path);
  expect(next).not.toContain(pathOf("documents"));
  expect(nextPage(pageOf("schedule"))?.path).toBe(pathOf("subscription"));
});

test("the links to next pages cover the whole menu, and no page twice", () => {
  const visited: string[] = [];
  for (let path: string | undefined = pathOf("brand"); path; ) {
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
    `${first?.label} ${pageOf("interior:84A").banner?.title}`,
  );
});

test("a board's links stay on the board", () => {
  expect(subNavigation(pageOf("pressList"), "other").map(({ path }) => path)).toEqual([
    "/other/press",
    "/other/customer",
  ]);
});

test("a link to an unknown page is refused", () => {
  expect(() => pathOf("unit:none")).toThrow("unit:none");
});
