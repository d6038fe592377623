/**
 * A small model for the second complex: four towers on a smaller site. Its geometry is the first one's at another
 * scale, with fewer towers and floors; names, counts and areas are its own, derived from the geometry.
 */
import { signedArea } from "../../art/plans/geometry.ts";
import plan84A from "../../client/content/plans/84A.json" with { type: "json" };
import plan84B from "../../client/content/plans/84B.json" with { type: "json" };
import plan84C from "../../client/content/plans/84C.json" with { type: "json" };
import complexJson from "../../client/content/plans/complex.json" with { type: "json" };

const scale = 0.94;
const firstHomeFloor = 3;
const lastSaleFloor = 15;
const floorHeight = 2.9;
const podiumHeight = 9.6;

const sources = { "75A": plan84A, "75B": plan84B, "75T": plan84C } as const;
type Label = keyof typeof sources;
const labelOf: Record<string, Label> = { "84A": "75A", "84B": "75B", "84C": "75T" };

/** By the name of the tower whose geometry it has. */
const towerOf: Record<string, { name: string; topFloor: number }> = {
  "101": { name: "201", topFloor: 25 },
  "102": { name: "202", topFloor: 25 },
  "104": { name: "203", topFloor: 23 },
  "105": { name: "204", topFloor: 23 },
};

const round = (value: number, digits: number) => Number(value.toFixed(digits));
const area = (value: number) => round(value * scale * scale, 4);
const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

type Numbers = number | readonly Numbers[];
/** @returns lengths at the smaller scale, at any depth of nested lists */
const scaled = <T extends Numbers>(value: T, digits: number): T =>
  (typeof value === "number" ? round(value * scale, digits) : value.map((each) => scaled(each, digits))) as T;

const metres = <T extends Numbers>(value: T) => scaled(value, 3);
const millimetres = <T extends Numbers>(value: T) => scaled(value, 0);

/** @returns the plan of a type, smaller and under its own name */
function planOf(label: Label) {
  const { path: _, ...plan } = sources[label];
  const lengths = <T extends { rect: number[] }>(list: readonly T[]) =>
    list.map((each) => ({ ...each, rect: millimetres(each.rect) }));
  return {
    ...plan,
    label,
    declaredExclusive: area(plan.declaredExclusive),
    exclusiveArea: area(plan.exclusiveArea),
    serviceArea: area(plan.serviceArea),
    outline: millimetres(plan.outline),
    exclusive: millimetres(plan.exclusive),
    core: millimetres(plan.core),
    dims: Object.fromEntries(Object.entries(plan.dims).map(([side, spans]) => [side, millimetres(spans)])),
    walls: lengths(plan.walls).map((wall) => ({ ...wall, thickness: millimetres(wall.thickness) })),
    doors: lengths(plan.doors),
    windows: lengths(plan.windows),
    fixtures: lengths(plan.fixtures),
    rooms: plan.rooms.map((room) => ({
      ...room,
      ...("label" in room && room.label && { label: millimetres(room.label) }),
      polygon: millimetres(room.polygon),
      area: area(room.area),
      exclusiveArea: area(room.exclusiveArea),
      serviceArea: area(room.serviceArea),
    })),
  };
}

const towers = complexJson.towers.flatMap((tower) => {
  const own = towerOf[tower.name];
  if (!own) return [];
  const { topFloor } = own;
  return {
    ...tower,
    ...own,
    ...{ firstHomeFloor, floorHeight, podiumHeight },
    x: metres(tower.x),
    y: metres(tower.y),
    height: round(podiumHeight + (topFloor - firstHomeFloor + 1) * floorHeight + 6, 1),
    footprint: metres(tower.footprint),
    footprintArea: area(tower.footprintArea),
    core: metres(tower.core),
    lines: tower.lines.map((line) => {
      const [a, b, c, d, e, f] = line.matrix as [number, number, number, number, number, number];
      return {
        ...line,
        ranges: line.ranges.map(({ type }) => ({ from: firstHomeFloor, to: topFloor, type: labelOf[type] })),
        firstGeneralSale: { from: firstHomeFloor, to: lastSaleFloor },
        polygon: metres(line.polygon),
        matrix: [a, b, c, d, e * scale, f * scale],
      };
    }),
  };
});

const types = complexJson.types.flatMap(({ label: source, ...given }) => {
  const label = labelOf[source];
  if (!label) return [];
  const lines = towers.flatMap(({ topFloor, lines: all }) =>
    all.filter(({ ranges }) => ranges[0]?.type === label).map(() => topFloor),
  );
  const exclusive = area(given.exclusive);
  const residentialCommon = area(given.residentialCommon);
  const otherCommon = area(given.otherCommon);
  return {
    label,
    exclusive,
    residentialCommon,
    supply: round(exclusive + residentialCommon, 4),
    otherCommon,
    contract: round(exclusive + residentialCommon + otherCommon, 4),
    balcony: area(given.balcony),
    households: sum(lines.map((top) => top - firstHomeFloor + 1)),
    firstGeneralSale: lines.length * (lastSaleFloor - firstHomeFloor + 1),
  };
});

const gardens = ["바람의 뜰", "나루숲"];
const ground = (list: typeof complexJson.landscape, names: readonly string[]) =>
  list.map((each, at) => ({
    ...each,
    name: names[at] ?? `녹지 ${at + 1}`,
    polygon: metres(each.polygon),
    area: round(each.area * scale * scale, 1),
  }));

const site = metres(complexJson.site.polygon);
const siteArea = round(Math.abs(signedArea(site as [number, number][])), 2);
const podium = complexJson.podium.map((each, at) => ({
  ...each,
  name: ["윗마당동", "아랫마당동"][at],
  polygon: metres(each.polygon),
  floors: firstHomeFloor - 1,
  height: podiumHeight,
}));
const homesContractArea = round(sum(types.map(({ contract, households }) => contract * households)), 4);
const otherUses = 2_100.5;
const totals = {
  households: sum(types.map(({ households }) => households)),
  firstGeneralSale: sum(types.map(({ firstGeneralSale }) => firstGeneralSale)),
  homesContractArea,
  otherUses,
};

/** @returns the files of client/content/plans that are not generated from others */
export function modelFiles(): Map<string, unknown> {
  const renamed = (name: string) => towerOf[name]?.name;
  const model = {
    name: "해온마루",
    facts: {
      siteArea,
      buildingArea: round(sum(podium.map(({ polygon }) => Math.abs(signedArea(polygon as [number, number][])))), 4),
      grossFloorArea: round(homesContractArea + otherUses, 4),
      households: totals.households,
      firstGeneralSale: totals.firstGeneralSale,
      basements: 3,
      maxFloor: 25,
      parking: { total: 470, complex: 430, nearby: 40 },
    },
    site: { polygon: site, area: siteArea },
    station: { name: "새솔역", distance: 800, bearing: 40 },
    roads: [
      { name: "나루길", side: "south", width: 20 },
      { name: "언덕길", side: "north", width: 12 },
    ],
    entrances: complexJson.entrances.map(({ kind, at }) => ({ kind, at: metres(at) })),
    podium,
    towers,
    landscape: ground(complexJson.landscape, gardens),
    water: ground(complexJson.water, ["물안뜰"]),
    playgrounds: complexJson.playgrounds.map(({ polygon, area: size }) => ({
      name: "나루 놀이터",
      garden: gardens[1],
      polygon: metres(polygon),
      area: round(size * scale * scale, 1),
    })),
    types,
    totals,
    keyPlan: Object.fromEntries(
      Object.entries(complexJson.keyPlan).flatMap(([source, place]) => {
        const label = labelOf[source];
        return label ? [[label, { ...place, tower: renamed(place.tower) }]] : [];
      }),
    ),
  };
  return new Map<string, unknown>([
    ["complex.json", model],
    ...(Object.keys(sources) as Label[]).map((label): [string, unknown] => [`${label}.json`, planOf(label)]),
  ]);
}
