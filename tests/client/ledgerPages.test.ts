import { describe, expect, test } from "vitest";
import { homeNamed, homePath } from "../../client/complex/homes/homePath.ts";
import { countStates, ledgerHomes } from "../../client/complex/homes/ledgerHomes.ts";
import { priceOf } from "../../client/complex/homes/prices.ts";
import { saleHomes } from "../../client/complex/homes/saleHomes.ts";
import { complex } from "../../client/content/complex.ts";
import { homeCounts } from "../../client/copy/homes.ts";
import { render } from "../../client/entry-server.tsx";
import { saleRows } from "../../client/pages/FloorPlan/unitTables.ts";
import { pages } from "../../client/pages/pages.ts";
import type { Ledger } from "../../client/shared/home.ts";
import { isSoldOut } from "../../client/shared/home.ts";
import { isHomeProps } from "../../client/shared/homeProps.ts";
import { closedLedger, ledgerWith, saleAt } from "../support/ledgers.ts";

const keys = saleHomes.map(({ key }) => key);
const low = saleHomes.filter(({ floor }) => floor < 10).map(({ key }) => key);
const shown = keys[3] ?? "";

/** The ledgers of a sale: not shown, many left, one left, none left. */
const ledgers = {
  closed: closedLedger,
  many: ledgerWith([shown, ...low.slice(0, 95)], low.slice(100, 104)),
  one: ledgerWith([shown]),
  none: ledgerWith([]),
} satisfies Record<string, Ledger>;

const props = (path: string): unknown =>
  path.includes("/press/")
    ? {
        site: complex.defaultSite,
        article: {
          id: "1",
          number: 1,
          title: "제목",
          summary: "요약",
          content: "본문",
          publishedAt: "2026-11-01T00:00:00Z",
          views: 1,
          pictures: [],
        },
      }
    : path.startsWith("/SalesInfo/homes/")
      ? { home: path.split("/").at(-1) }
      : path.endsWith("/press")
        ? { site: complex.defaultSite, articles: [], nextCursor: null, total: 0 }
        : { days: [], values: {} };

const paths = pages
  .map(({ path }) => path.replace(":site", complex.defaultSite).replace(":home", shown))
  .filter((path) => !path.includes(":id") && !path.endsWith("/press") && path !== "/privacy");

const at = (path: string, ledger: Ledger) =>
  render({
    path,
    props: props(path),
    origin: "http://localhost",
    sale: { moment: "2026-11-01T00:00:00.000Z", soldOut: isSoldOut(ledger), ledger },
  });

/** @returns what a page says at a ledger, in words and in data */
async function read(path: string, ledger: Ledger): Promise<{ words: string; head: string }> {
  const rendered = await at(path, ledger);
  const words = rendered.html
    .replace(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
  return { words, head: JSON.stringify(rendered.head) };
}

const offeredPrices = (ledger: Ledger) =>
  ledgerHomes(ledger).flatMap(({ state, price }) => (state === "offered" ? (price ?? []) : []));

describe.each(Object.entries(ledgers))("with the ledger %s", (name, ledger) => {
  test.each(paths)("%s names no home as free that isn't, and no price 'from' that can't be had", async (path) => {
    const { words, head } = await read(path, ledger);
    const offered = new Set(
      ledgerHomes(ledger)
        .filter(({ state }) => state === "offered")
        .map(({ key }) => key),
    );
    for (const [, home = ""] of words.matchAll(/(\d{3}동 \d{3,4}호)\s+분양 가능/g))
      expect(offered.has(homeNamed(home)?.key ?? "")).toBe(true);
    const lowest = Math.min(...offeredPrices(ledger));
    for (const [, hundred = "0", rest = "0"] of words.matchAll(/(\d+)억 ?([\d,]*)만?원부터/g)) {
      const price = Number(hundred) * 10_000 + Number(rest.replaceAll(",", "") || 0);
      expect(price).toBeGreaterThanOrEqual(lowest);
      expect(offeredPrices(ledger)).toContain(price);
    }
    for (const [, count] of words.matchAll(/남은 세대 (\d+)세대|지금 남은 (\d+)\s?세대/g))
      if (count) expect(Number(count)).toBe(offered.size);
    for (const [, count] of head.matchAll(/offerCount\\*":(\d+)/g)) expect(Number(count)).toBe(offered.size);
    for (const [, price] of head.matchAll(/lowPrice\\*":(\d+)/g)) expect(Number(price)).toBe(lowest * 10_000);
    if (name === "closed") expect(head).not.toMatch(/offerCount|lowPrice/);
    if (name === "none") expect(words).not.toMatch(/선착순으로 계약하고|계약하실 수 있습니다\.|세대가 남아/);
  });
});

test.each(["/", "/SalesInfo/homes", "/FloorPlan/compare", "/FloorPlan/59A"])(
  "%s says that a type has no home left, in the same words",
  async (path) => {
    const of84A = saleHomes.filter(({ type }) => type === "84A").map(({ key }) => key);
    const others = keys.filter((key) => !of84A.includes(key));
    expect((await read(path, ledgerWith(others))).words).toMatch(new RegExp(`84A.*${homeCounts.none}`));
    expect((await read(path, ledgerWith(keys))).words).not.toContain(homeCounts.none);
    expect((await read(path, ledgerWith(others, of84A))).words).not.toContain(homeCounts.none);
  },
);

test("the page of a type that is sold leads to the homes of its size, while there are any", async () => {
  const leads = async (left: readonly string[]) => {
    const { html } = await at("/FloorPlan/114A", ledgerWith(left));
    return [...html.matchAll(/href="[^"]*\?type=([^"#]*)#found"/g)].map(([, types]) => types);
  };
  const of = (label: string) => saleHomes.filter(({ type }) => type === label).map(({ key }) => key);
  expect(await leads(of("119B"))).toContain("119B");
  expect(await leads(of("84A"))).not.toContain("119B");
  expect(await leads([...of("119A"), ...of("119B")])).not.toContain("119B");
});

test("an article leads to the homes that are left, while there are any", async () => {
  const leads = async (ledger: Ledger) => {
    const { html } = await at(`/${complex.defaultSite}/press/1`, ledger);
    return html.match(/<article.*<\/article>/s)?.[0].includes('href="/SalesInfo/homes"');
  };
  expect(await leads(ledgers.one)).toBe(true);
  expect(await leads(ledgers.none)).toBe(false);
});

test("floors of a type above each other that are sold are one row, with all their homes", () => {
  const of84A = saleHomes.filter(({ type }) => type === "84A");
  const lowest = of84A.filter(({ floor }) => floor < 10).map(({ key }) => key);
  const rows = (offered: readonly string[]) =>
    saleRows("84A", { ...saleAt(new Date("2026-11-01T00:00:00Z")), ledger: ledgerWith(offered) });
  const sold = rows(lowest);
  expect(sold).toHaveLength(2);
  expect(sold[1]?.at(-1)).toBe(homeCounts.none);
  expect(Number(sold[1]?.[1])).toBe(of84A.length - lowest.length);
  expect(rows(of84A.map(({ key }) => key)).length).toBeGreaterThan(2);
});

test("the list shows every home that is left, and none that isn't", async () => {
  const { words } = await read("/SalesInfo/homes", ledgers.many);
  const { offered, held } = countStates(ledgerHomes(ledgers.many));
  expect(words.match(/호\s+분양 가능/g)).toHaveLength(offered);
  expect(words.match(/호\s+상담 중/g)).toHaveLength(held);
});

test("the price page answers for the first home that can be had, before anybody has chosen", async () => {
  const one = saleHomes.find(({ type }) => type === "105");
  if (!one) throw new Error("There is no home of 105");
  const { words } = await read("/SalesInfo/price", ledgerWith([one.key]));
  expect(words).toContain("105타입");
  expect(words).toContain("계약금 1차");
  expect((await read("/SalesInfo/price", ledgers.none)).words).not.toContain("계약금 1차");
});

test("a home's page says its state, and its price only while it can be had", async () => {
  const home = saleHomes[3];
  if (!home) throw new Error("There are no homes");
  const path = homePath(home.key);
  const price = (priceOf(home.type, home.floor) ?? 0) % 10_000;
  const said = async (ledger: Ledger) => (await read(path, ledger)).words;
  const first = (words: string) => words.slice(0, words.indexOf("거실 창"));
  expect(first(await said(ledgers.one))).toContain(price.toLocaleString("en-US"));
  const sold = first(await said(ledgerWith(low.slice(50, 60))));
  expect(sold).toContain("계약이 끝난 세대입니다");
  expect(sold.slice(0, sold.indexOf("가까운"))).not.toContain("만원");
  expect(isHomeProps({ home: home.key })).toBe(true);
});
