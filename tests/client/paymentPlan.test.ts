import { expect, test } from "vitest";
import { comparedQuery, comparisonPath, readCompared } from "../../client/complex/comparison.ts";
import { offersOf } from "../../client/complex/homes/offers.ts";
import {
  type PaymentChoice,
  paymentPlan,
  paymentQuery,
  readPaymentChoice,
} from "../../client/complex/sale/paymentPlan.ts";
import { payment } from "../../client/content/sale/payment.ts";
import { unitTypes } from "../../client/content/unitTypes.ts";
import { compare } from "../../client/copy/comparison.ts";
import { homesPage } from "../../client/copy/homesPage.ts";
import { planObstacle } from "../../client/copy/sale/paymentText.ts";
import { paymentTerms } from "../../client/pages/SalesInfo/priceTables.ts";
import { acquisitionTax } from "../../client/shared/sale/acquisitionTax.ts";
import { ledgerWith, saleAt } from "../support/ledgers.ts";

const now = new Date("2026-11-22T12:00+09:00");
const choose = (query: string) => readPaymentChoice(new URLSearchParams(query));
const plan = (query: string, at = now) => {
  const choice = choose(query);
  const price = choice.type && offersOf(choice.type).find(({ band }) => band.id === choice.band)?.price;
  const worked = paymentPlan(choice, price, { now: at });
  if (!worked) throw new Error(`No plan for ${query}`);
  return worked;
};

test("the payments of a home equal those computed by hand", () => {
  const query = "type=105&floor=high&extension=on&option=coolingAll&option=stoneTop";
  const { lines, total, own, loan, balance, interest, tax } = plan(query);
  expect(lines.map(({ name, due, sum }) => [name, due, sum])).toEqual([
    ["계약금 1차", "계약할 때", 10_000_000],
    ["확장·옵션 계약금", "계약할 때", 3_780_000],
    ["계약금 2차", "계약 후 30일 안", 70_800_000],
    ["중도금 1회", "첫 대출 실행일", 80_800_000],
    ["중도금 2회", "2026년 12월", 80_800_000],
    ["중도금 3회", "2027년 6월", 80_800_000],
    ["중도금 4회", "2028년 1월", 80_800_000],
    ["중도금 5회", "2028년 8월", 80_800_000],
    ["중도금 6회", "2029년 3월", 80_800_000],
    ["잔금", "2029년 11월", 242_400_000],
    ["확장·옵션 잔금", "2029년 11월", 34_020_000],
  ]);
  expect([total, own, loan, balance]).toEqual([845_800_000, 84_580_000, 484_800_000, 276_420_000]);
  // 35 months twice, as the past instalment comes with the next; then 29, 22, 15 and 8, at 4.5 % a year.
  expect(interest).toBe(43_632_000);
  expect(tax).toEqual({ rate: 2.64, own: 22_329_120, education: 2_232_912, rural: 1_691_600, total: 26_253_632 });
});

test("before its month an instalment is due in it, and interest starts there", () => {
  const early = plan("type=84A&floor=low&rate=6", new Date("2026-01-20T12:00+09:00"));
  expect(early.lines.find(({ name }) => name === "중도금 1회")?.due).toBe("2026년 6월");
  // 41, 35, 29, 22, 15 and 8 months of 58.9 million at half a percent a month.
  expect(early.interest).toBe(58_900_000 * 0.005 * 150);
});

test("a loan without interest isn't one whose interest the seller pays", () => {
  expect(plan("type=84A&floor=low&rate=0")).toMatchObject({ interest: 0, interestFree: false });
});

test("payments always sum up to the price", () => {
  for (const { label } of unitTypes)
    for (const { band } of offersOf(label))
      for (const extras of ["", "&extension=on", "&extension=on&option=dishwasher&option=coolingMain"]) {
        const { lines, total } = plan(`type=${label}&floor=${band.id}${extras}`);
        expect(lines.reduce((sum, line) => sum + line.sum, 0)).toBe(total);
      }
});

test("there is no result before type and floor are selected, nor for a floor that isn't in the sale", () => {
  expect(paymentPlan(choose(""), 60_000, { now })).toBeUndefined();
  expect(planObstacle(choose("type=84A"), saleAt(now))).toContain("고르시면");
  expect(paymentPlan(choose("type=119A&floor=top"), undefined, { now })).toBeUndefined();
  expect(planObstacle(choose("type=119A&floor=top"), saleAt(now))).toContain("28층까지");
});

test("a query has one canonical form; of invalid values only a rate is kept, to be told", () => {
  const spelled = (query: string) => paymentQuery(choose(query));
  expect(spelled("floor=low&type=84A&x=1&rate=4.5")).toBe("?type=84A&floor=low");
  expect(spelled("type=59A&floor=attic")).toBe("");
  expect(spelled("option=coolingAll&option=coolingMain&option=gold")).toBe("?option=coolingMain");
  expect(spelled("rate=3,256")).toBe("?rate=3.26");
  expect(spelled("rate=")).toBe("");
  for (const rate of ["-1", "1e99", "25", "abc", ".", "20.01"]) {
    expect(spelled(`rate=${rate}`), rate).toBe(`?rate=${rate}`);
    expect(choose(`rate=${rate}`), rate).toMatchObject({ rate: 4.5, unreadRate: rate });
  }
  expect(choose(`rate=${"9".repeat(1000)}`).unreadRate).toHaveLength(6);
  const choice: PaymentChoice = { type: "84C", band: "top", extended: true, options: ["induction"], rate: 5 };
  expect(choose(paymentQuery(choice).slice(1))).toEqual(choice);
});

test.each([
  [600_000_000, 84.9, 1, 6_600_000],
  [632_900_000, 84.9, 1.22, 8_493_518],
  [750_000_000, 84.9, 2, 16_500_000],
  [900_000_000, 105.4, 3, 31_500_000],
  [900_000_001, 84.9, 3, 29_700_000],
] as const)(
  "acquisition tax on %i won of %d square metres is %d percent, %i won in all",
  (price, area, rate, total) => {
    expect(acquisitionTax(price, area)).toMatchObject({ rate, total });
  },
);

test("up to three types are compared, in menu order", () => {
  const read = (query: string) => readCompared(new URLSearchParams(query));
  expect(read("")).toEqual(["84A", "84C"]);
  expect(read("types=119B,84A")).toEqual(["84A", "119B"]);
  expect(read("types=84A&types=105&types=&types=119A")).toEqual(["84A", "105", "119A"]);
  expect(read("types=84A,84B,84C,105")).toHaveLength(3);
  expect(read("types=59A")).toEqual(["84A", "84C"]);
  expect(comparedQuery(new URLSearchParams("types=84B,84A&x=1"))).toBe("?types=84A,84B");
  expect(comparedQuery(new URLSearchParams("types=84C,84A"))).toBe("");
  for (const { label } of unitTypes) expect(read(comparisonPath(label).split("?")[1] ?? "")).toContain(label);
  const { differing, common } = compare(["84A", "84B"], saleAt(now));
  expect(differing.find(([label]) => label === "전용면적")).toEqual(["전용면적", "84.95㎡", "84.88㎡"]);
  expect(common).toContainEqual({ label: "층고", value: "2.95m" });
});

test("types are compared by the floors and views of the homes that are left, and not while the office shows none", () => {
  const ledger = ledgerWith(["101-701", "101-501", "104-403"], ["101-901"]);
  const { differing, standings } = compare(["84A", "84C"], { ...saleAt(now), ledger });
  const row = (name: string) => differing.find(([label]) => label === name)?.slice(1);
  expect(row("남은 층")).toEqual(["5~7층", "4층"]);
  expect(row(homesPage.find.views.lake)).toEqual(["1세대", "0세대"]);
  expect(row(homesPage.find.views.open)).toEqual(["0세대", "1세대"]);
  expect(standings.get(homesPage.find.views.lake)).toEqual(["best", "nothing"]);
  expect(standings.get("발코니"), "the larger one").toEqual(["best", undefined]);
  expect(standings.get("확장비"), "the lower one").toEqual([undefined, "best"]);
  expect(standings.get("층고"), "equal ones").toEqual([undefined, undefined]);
  const closed = compare(["84A", "84C"], { ...saleAt(now), ledger: { ...ledger, open: false } });
  const labels = [...closed.differing.map(([label]) => label), ...closed.common.map(({ label }) => label)];
  expect(labels).not.toContain("남은 층");
  expect(labels).not.toContain(homesPage.find.views.lake);
});

test("the schedule divides the price into parts that follow each other", () => {
  const parts = paymentTerms(saleAt(now)).flatMap(({ part }) => part ?? []);
  expect(parts).toHaveLength(payment.instalments.length + 2);
  for (const [at, { from, percent }] of parts.entries()) expect(from + percent).toBe(parts[at + 1]?.from ?? 100);
});
