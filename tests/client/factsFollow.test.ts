import { afterAll, expect, test, vi } from "vitest";
import { complex } from "../../client/content/complex.ts";
import { measurements } from "../../client/content/generated/measurements.ts";
import { parties } from "../../client/content/sale/parties.ts";
import { payment } from "../../client/content/sale/payment.ts";
import { extensionPrices, prices } from "../../client/content/sale/prices.ts";
import { works } from "../../client/content/schedule.ts";
import { pages } from "../../client/pages/pages.ts";
import { formatCount } from "../../client/shared/format/format.ts";
import { formatWon } from "../../client/shared/format/won.ts";
import { stateLetters } from "../../client/shared/home.ts";

/** Pages with props: those that can be rendered without a database. */
const props: Record<string, unknown> = { "/Promotion/visit": { days: [] } };
const readable = pages.filter(
  ({ path, section, hasProps }) => section !== "desk" && !path.includes(":") && (!hasProps || props[path]),
);

/** @returns what each page says, by path: its text, labels, descriptions and data */
async function readAll(): Promise<Map<string, string>> {
  const { render } = await import("../../client/entry-server.tsx");
  const { saleHomes } = await import("../../client/complex/homes/saleHomes.ts");
  const moment = "2026-11-24T05:20:00.000Z";
  // Some homes are left, the cheapest among them.
  const states = stateLetters.offered.repeat(96).padEnd(saleHomes.length, stateLetters.contracted);
  const ledger = { open: true, asOf: moment, sample: false, waitlist: true, states };
  const said = new Map<string, string>();
  for (const { path } of readable) {
    const { html, head } = await render({
      path,
      search: path === "/SalesInfo/price" ? "?type=84B&floor=low" : "",
      props: props[path],
      origin: "http://localhost",
      sale: { moment, soldOut: false, ledger },
    });
    const labels = [...html.matchAll(/(?:alt|aria-label|title)="([^"]*)"/g)].map(([, label]) => label);
    const text = html.replace(/<style\b.*?<\/style>/gs, " ").replace(/<[^>]+>/g, " ");
    said.set(path, [text, ...labels, JSON.stringify(head)].join(" ").replace(/\s+/g, " "));
  }
  return said;
}

type Measurements = typeof measurements;

const metres = (millimetres: number) => `${(millimetres / 1000).toFixed(1)}m`;
const road = measurements.roads.find(({ side }) => side === "south");
const seller = parties.find(({ id }) => id === "seller");

/** Each key fact as pages write it, and as they have to write it once it has changed. */
const facts = {
  households: [`${complex.households}세대`, "1012세대"],
  firstGeneralSale: [`${complex.firstGeneralSale}세대`, "663세대"],
  basementFloors: [`지하 ${complex.basementFloors}층~지상`, "지하 7층~지상"],
  siteArea: [complex.siteArea, "20,123.40"],
  parking: [formatCount(complex.parking.complex), "1,611"],
  nearbyParking: [formatCount(complex.parking.nearby), "177"],
  station: [`${complex.stationDistanceKm}km`, "1.7km"],
  facilities: [`${complex.communityFacilities}개`, "27개"],
  road: [`${road?.width}m`, "37m"],
  livingWidth: [metres(measurements.units["84A"].livingWidth), "4.7m"],
  atContract: [`${formatCount(payment.downPayment.atContract)}만원`, "1,500만원"],
  lowestPrice: [formatWon(prices?.["84B"].low ?? 0), "5억 7,100만원"],
  listedPrice: [formatCount(prices?.["84B"].low ?? 0), "57,100"],
  extension: [formatCount(extensionPrices?.["84A"] ?? 0), "1,911"],
  occupancy: [`${works.occupancy?.slice(0, 4)}년 ${works.occupancy?.slice(5)}월`, "2031년 10월"],
  seller: [seller?.name ?? "", "다른신탁㈜"],
} satisfies Record<string, [was: string, is: string]>;

/** Replaces exports of content files; what imports them has to be imported anew. */
function changeAll(): void {
  const change = <Module extends object>(file: string, changed: (module: Module) => Partial<Module>) =>
    vi.doMock(`../../client/content/${file}`, async (original) => {
      const module = (await original()) as Module;
      return { ...module, ...changed(module) };
    });
  change("generated/counts.ts", ({ counts }: { counts: object }) => ({
    counts: {
      ...counts,
      households: 1012,
      firstGeneralSale: 663,
      basementFloors: 7,
      siteArea: "20,123.40",
      parking: { complex: 1611, nearby: 177, total: 1788 },
      stationDistanceKm: 1.7,
    },
  }));
  change(
    "generated/measurements.ts",
    ({ measurements: { roads, units, ...others } }: { measurements: Measurements }) => ({
      measurements: {
        ...others,
        roads: roads.map((each) => (each.side === "south" ? { ...each, width: 37 } : each)),
        units: { ...units, "84A": { ...units["84A"], livingWidth: 4700 } },
      },
    }),
  );
  change("complex.ts", (module: { complex: object }) => ({
    complex: { ...module.complex, communityFacilities: 27 },
  }));
  change("schedule.ts", (module: { works: object }) => ({ works: { ...module.works, occupancy: "2031-10" } }));
  change("sale/payment.ts", (module: { payment: object }) => ({
    payment: { ...module.payment, downPayment: { ...payment.downPayment, atContract: 1500 } },
  }));
  change("sale/prices.ts", () => ({
    prices: { ...prices, "84B": { ...prices?.["84B"], low: 57_100 } },
    extensionPrices: { ...extensionPrices, "84A": 1911 },
  }));
  change("sale/parties.ts", () => ({
    parties: parties.map((party) => (party.id === "seller" ? { ...party, name: facts.seller[1] } : party)),
  }));
}

/** @returns whether a text has a figure, not as a part of another */
function has(text: string, figure: string): boolean {
  for (let at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + 1)) {
    const isPart = /[\d.,]/.test(text[at - 1] ?? "") || /^(?:\d|[.,]\d)/.test(text.slice(at + figure.length));
    if (!isPart) return true;
  }
  return false;
}

afterAll(() => {
  vi.doUnmock("../../client/content/complex.ts");
  vi.resetModules();
});

test("a changed fact is followed on every page that tells it", async () => {
  const before = await readAll();
  vi.resetModules();
  changeAll();
  const after = await readAll();
  const stale: string[] = [];
  for (const [fact, [was, is]] of Object.entries(facts)) {
    const tellers = [...before].filter(([, text]) => has(text, was)).map(([path]) => path);
    expect(tellers, fact).not.toEqual([]);
    for (const path of tellers) {
      const text = after.get(path) ?? "";
      if (has(text, was) || !has(text, is)) stale.push(`${fact}: ${path} says ${was} where it is ${is}`);
    }
  }
  expect(stale).toEqual([]);
});
