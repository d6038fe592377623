import { describe, expect, test } from "vitest";
import { headFor } from "../../client/layouts/head.ts";
import { pages } from "../../client/pages/pages.ts";
import { siteMap } from "../../client/pages/siteMap.ts";
import { saleAt } from "../support/ledgers.ts";

const head = (path: string, props?: unknown) => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(path);
  return headFor({
    siteMap,
    page,
    site: "센트럴루미나",
    props,
    origin: "https://lumina.example",
    sale: saleAt(new Date("2026-11-22T03:00Z")),
  });
};
const crumbs = (path: string, props?: unknown) => {
  const data = head(path, props).find(({ name }) => name === "script")?.text ?? "{}";
  return JSON.parse(data).breadcrumb.itemListElement.map((crumb: { name: string; item: string }) => [
    crumb.name,
    decodeURI(crumb.item.replace("https://lumina.example", "")),
  ]);
};

describe.each(pages.map((page) => [page.path, page] as const))("%s", (_path, page) => {
  test("has a description of 70 to 110 characters", () => {
    expect([...page.description].length).toBeGreaterThanOrEqual(70);
    expect([...page.description].length).toBeLessThanOrEqual(110);
  });

  test("has three lines under its title, except home and articles", () => {
    const lines = page.banner?.lines ?? page.lines ?? [];
    expect(lines).toHaveLength(["/", "/:site/press/:id", "/SalesInfo/homes/:home"].includes(page.path) ? 0 : 3);
  });
});

test("different titles have different pictures", () => {
  const titled = pages.flatMap(({ banner }) => banner ?? []);
  const alike = titled.flatMap((banner, at) => {
    const next = titled[at + 1];
    return next && next.picture === banner.picture && next.title !== banner.title ? [next.title] : [];
  });
  expect(alike).toEqual([]);
  expect(new Set(titled.map(({ picture }) => picture)).size).toBeGreaterThan(20);
});

test("breadcrumbs lead from home through the menu to the page", () => {
  expect(crumbs("/")).toEqual([["홈", "/"]]);
  expect(crumbs("/BusinessGuide/plan")).toEqual([
    ["홈", "/"],
    ["사업안내", "/BusinessGuide/intro"],
    ["분양일정", "/BusinessGuide/plan"],
  ]);
  expect(crumbs("/FloorPlan/Emodel")).toEqual([
    ["홈", "/"],
    ["E-모델하우스", "/FloorPlan/Emodel"],
  ]);
  expect(crumbs("/privacy").at(-1)).toEqual(["개인정보처리방침", "/privacy"]);
  const article = { id: "7", number: 7, title: "제목", summary: "요약", publishedAt: "2025-11-01T00:00:00Z", views: 0 };
  expect(crumbs("/:site/press/:id", { site: "센트럴루미나", article })).toEqual([
    ["홈", "/"],
    ["언론보도", "/센트럴루미나/press"],
    ["제목", "/센트럴루미나/press/7"],
  ]);
});

test("every page has its canonical URL and a preview of 1200 by 630", () => {
  for (const { path } of pages) {
    const tags = head(path);
    const find = (key: string) => tags.find(({ attributes }) => Object.values(attributes).includes(key))?.attributes;
    expect(find("canonical")?.href ?? find("noindex")?.content, path).toBeDefined();
    expect(find("og:image:width")?.content).toBe("1200");
    const page = JSON.parse(tags.find(({ name }) => name === "script")?.text ?? "{}");
    expect(page).toMatchObject({ "@type": "WebPage", primaryImageOfPage: { width: 1200, height: 630 } });
    expect(page.primaryImageOfPage.contentUrl).toBe(find("og:image")?.content);
  }
});
