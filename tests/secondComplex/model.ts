/**
 * A model for the second complex: four of the first one's towers with fewer floors, on a larger site. Names, counts and
 * areas are its own, and follow from that.
 */
import { signedArea } from "../../art/plans/geometry.ts";
import plan84A from "../../client/content/plans/84A.json" with { type: "json" };
import plan84B from "../../client/content/plans/84B.json" with { type: "json" };
import plan84C from "../../client/content/plans/84C.json" with { type: "json" };
import first from "../../client/content/plans/complex.json" with { type: "json" };

const firstHomeFloor = 3;
const lastSaleFloor = 15;
const floorHeight = 2.9;
const podiumHeight = 9.6;

/** By the first complex's label. */
const labelOf: Record<string, string> = { "84A": "84P", "84B": "84Q", "84C": "84T" };

/** By the name of the tower whose geometry it has. */
const towerOf: Record<string, { name: string; topFloor: number }> = {
  "101": { name: "201", topFloor: 25 },
  "102": { name: "202", topFloor: 25 },
  "104": { name: "203", topFloor: 23 },
  "105": { name: "204", topFloor: 23 },
};

const round = (value: number, digits: number) => Number(value.toFixed(digits));
const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
const areaOf = (polygon: number[][]) => Math.abs(signedArea(polygon as [number, number][]));

const towers = first.towers.flatMap((tower) => {
  const own = towerOf[tower.name];
  if (!own) return [];
  const { topFloor } = own;
  return {
    ...tower,
    ...own,
    ...{ firstHomeFloor, floorHeight, podiumHeight },
    height: round(podiumHeight + (topFloor - firstHomeFloor + 1) * floorHeight + 6, 1),
    lines: tower.lines.map((line) => ({
      ...line,
      ranges: line.ranges.map(({ type }) => ({ from: firstHomeFloor, to: topFloor, type: labelOf[type] })),
      firstGeneralSale: { from: firstHomeFloor, to: lastSaleFloor },
    })),
  };
});

const types = first.types.flatMap((given) => {
  const label = labelOf[given.label];
  if (!label) return [];
  const lines = towers.flatMap(({ topFloor, lines: all }) =>
    all.filter(({ ranges }) => ranges[0]?.type === label).map(() => topFloor),
  );
  return {
    ...given,
    label,
    households: sum(lines.map((top) => top - firstHomeFloor + 1)),
    firstGeneralSale: lines.length * (lastSaleFloor - firstHomeFloor + 1),
  };
});

const gardens = ["바람의 뜰", "나루숲"];
const named = <T>(list: readonly T[], names: readonly string[]) =>
  list.map((each, at) => ({ ...each, name: names[at] ?? `녹지 ${at + 1}` }));

const site = first.site.polygon.map((point) => point.map((metres) => round(metres * 1.02, 3)));
const siteArea = round(areaOf(site), 2);
const podium = named(first.podium, ["윗마당동", "아랫마당동"]).map((part) => ({
  ...part,
  ...{ floors: firstHomeFloor - 1, height: podiumHeight },
}));
const counts = {
  households: sum(types.map(({ households }) => households)),
  firstGeneralSale: sum(types.map(({ firstGeneralSale }) => firstGeneralSale)),
};
const homesContractArea = round(sum(types.map(({ contract, households }) => contract * households)), 4);
const otherUses = 2_100.5;

/** Around the site's eastern side. */
const alongSite = round(Math.min(...site.map(([, y = 0]) => y)) - 13, 1);
const fromStation = [
  [420, 360],
  [260, 120],
  [220, alongSite + 60],
  [160, alongSite],
];

const model = {
  name: "해온마루",
  facts: {
    ...counts,
    siteArea,
    buildingArea: first.facts.buildingArea,
    grossFloorArea: round(homesContractArea + otherUses, 4),
    ...{ basements: 3, maxFloor: 25, parking: { total: 470, complex: 430, nearby: 40 } },
  },
  site: { polygon: site, area: siteArea },
  station: { name: "새솔역", distance: 800, bearing: 40, railway: 120 },
  roads: [
    { name: "나루길", side: "south", width: 20, fromStation },
    { name: "언덕길", side: "north", width: 12 },
  ],
  entrances: first.entrances,
  podium,
  towers,
  landscape: named(first.landscape, gardens),
  water: named(first.water, ["물안뜰"]),
  playgrounds: first.playgrounds.map((each) => ({ ...each, name: "나루 놀이터", garden: gardens[1] })),
  types,
  totals: { ...counts, homesContractArea, otherUses },
  keyPlan: Object.fromEntries(
    Object.entries(first.keyPlan).flatMap(([source, place]) => {
      const label = labelOf[source];
      return label ? [[label, { ...place, tower: towerOf[place.tower]?.name }]] : [];
    }),
  ),
};

/** The files of client/content/plans that are not generated from others. */
export const modelFiles = new Map<string, unknown>([
  ["complex.json", model],
  ...[plan84A, plan84B, plan84C].map(({ path: _, ...plan }): [string, unknown] => {
    const label = labelOf[plan.label];
    return [`${label}.json`, { ...plan, label }];
  }),
]);
