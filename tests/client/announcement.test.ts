import { beforeAll, describe, expect, test } from "vitest";
import { offersOf } from "../../client/complex/homes/offers.ts";
import { unitPlans } from "../../client/complex/plans/unitPlans.ts";
import { landShareOf } from "../../client/complex/sale/landShare.ts";
import { optionFor } from "../../client/complex/sale/optionFor.ts";
import { specialKinds, supplyCounts } from "../../client/complex/sale/specialSupply.ts";
import { complex } from "../../client/content/complex.ts";
import { outlook } from "../../client/content/outlook.ts";
import { homeOptions } from "../../client/content/sale/options.ts";
import { approval, parties } from "../../client/content/sale/parties.ts";
import { payment } from "../../client/content/sale/payment.ts";
import { extensionPrices } from "../../client/content/sale/prices.ts";
import { schedule } from "../../client/content/schedule.ts";
import { unitTypes } from "../../client/content/unitTypes.ts";
import { clauses } from "../../client/copy/sale/notice/clauses.ts";
import { regionLaw } from "../../client/copy/sale/regionLaw.ts";
import { stepDays } from "../../client/copy/sale/saleCopy.ts";
import { formatMonth } from "../../client/shared/format/calendarDay.ts";
import { formatCount } from "../../client/shared/format/format.ts";
import type { ClauseId } from "../../client/shared/sale/source.ts";
import { readAnnouncement } from "../support/announcementText.ts";

let notice: Awaited<ReturnType<typeof readAnnouncement>>;
let text = "";
beforeAll(async () => {
  notice = await readAnnouncement();
  text = notice.pages.join(" ");
});

/** Clauses that the notice says at greater length in sections of its own. */
const ownSections: readonly ClauseId[] = ["supply", "price", "schedule"];

/** Cells of a table's row, as they follow each other in the text. */
const row = (...cells: (string | number)[]) => cells.join(" ");

/** A PDF has places of letters and no spaces: they are guessed. */
const letters = (text: string) => text.replace(/\s/g, "");

describe("the notice", () => {
  test("has 8 to 18 pages, each marked as a sample, and tagged table headers", () => {
    expect(notice.pages.length).toBeGreaterThanOrEqual(8);
    expect(notice.pages.length).toBeLessThanOrEqual(18);
    for (const [index, page] of notice.pages.entries()) expect(page, `page ${index + 1}`).toContain("견본");
    expect(notice.title).toContain("견본");
    const count = (role: string) => notice.roles.filter((each) => each === role).length;
    expect(count("Table")).toBeGreaterThan(20);
    expect(count("TH")).toBeGreaterThan(count("Table"));
    expect(count("H1")).toBe(1);
    expect(count("H2")).toBeGreaterThan(12);
  });

  test("names the seller and the dates of the sale", () => {
    for (const { name, role } of parties) expect(text).toContain(row(role, name));
    expect(text).toContain(approval);
    for (const step of schedule) expect(text, step.name).toContain(row(step.name, stepDays(step)));
    expect(text).toContain(outlook.firstSaleFloors);
    expect(text).toContain(`${complex.phone}`);
  });

  test("lists areas, shares of the land and numbers of each type, divided among the kinds of supply", () => {
    for (const { label } of unitTypes) {
      const { areas, households, firstGeneralSale } = unitPlans[label];
      const sizes = [areas.exclusive, areas.residentialCommon, areas.supply, areas.otherCommon, areas.contract];
      const figures = [...sizes, landShareOf(label)].map((size) => size.toFixed(4));
      expect(text, label).toContain(row(label, ...figures, households, firstGeneralSale));
      const { special, specialTotal, general } = supplyCounts(label);
      const parts = specialKinds.map(({ id }) => special[id]);
      expect(text, label).toContain(row(label, ...parts, specialTotal, general, firstGeneralSale));
      expect(specialTotal + general).toBe(firstGeneralSale);
    }
    const above85 = supplyCounts("105").special;
    for (const { id, smallOnly } of specialKinds) expect(above85[id] === 0, id).toBe(smallOnly);
  });

  test("lists each price with its parts, which add up to it", () => {
    for (const { label } of unitTypes)
      for (const { from, to, homes, price = 0 } of offersOf(label)) {
        const { downPayment, instalments, balance } = payment;
        const parts = [downPayment.percent, instalments[0]?.percent ?? 0, balance.percent].map(
          (percent) => (price * percent) / 100,
        );
        const line = [label, `${from}~${to}층`, homes, ...[price, ...parts].map((sum) => formatCount(sum))];
        expect(text, label).toContain(row(...line));
        expect((parts[0] ?? 0) + instalments.length * (parts[1] ?? 0) + (parts[2] ?? 0)).toBe(price);
      }
    const homes = unitTypes.flatMap(({ label }) => offersOf(label).map((offer) => offer.homes));
    expect(homes.reduce((sum, count) => sum + count, 0)).toBe(complex.firstGeneralSale);
    for (const [at, { month, percent }] of payment.instalments.entries()) {
      const { year, name } = formatMonth(month);
      expect(text).toContain(row(`중도금 ${at + 1}차`, `${percent}%`, `${year} ${name}`));
    }
  });

  test("lists the prices of extension and options, and the rules of the region", () => {
    expect(text).toContain(row(...unitTypes.map(({ label }) => formatCount(extensionPrices?.[label] ?? 0))));
    for (const option of homeOptions ?? [])
      for (const type of ["84A", "105", "119A"] as const)
        expect(text, option.label).toContain(formatCount(optionFor(option, type).price));
    for (const { name, here } of regionLaw.rules) expect(text).toContain(row(name, here));
    expect(text).toContain("당첨자 발표일이 같은 주택에는 한 사람이 한 건만");
    for (const { title, tables } of Object.values(clauses).filter(({ id }) => !ownSections.includes(id)))
      for (const words of [title, ...tables.flatMap(({ rows }) => rows.map((cells) => row(...cells)))])
        expect(letters(text)).toContain(letters(words));
  });
});
