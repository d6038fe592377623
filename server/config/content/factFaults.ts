interface NamedTower {
  name: string;
  topFloor: number;
}

/** What the complex states about itself. Areas in square metres. */
export interface ComplexFacts {
  phone: string;
  phoneHref: string;
  towers: number;
  towerNames: readonly string[];
  floors: number;
  households: number;
  firstGeneralSale: number;
  siteArea: number;
  buildingArea: number;
  exclusiveSizes: readonly number[];
  communityFacilities: number;
  parking: { total: number; complex: number; nearby: number };
  facilities: number;
  types: readonly { segment: string; label: string; exclusive: number }[];
  /** Labels that have a plan. */
  drawn: readonly string[];
  model: {
    towers: readonly NamedTower[];
    homes: number;
    firstSale: number;
    siteArea: number;
    buildingArea: number;
  };
}

const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const list = (values: readonly unknown[]) => values.join(", ") || "none";

/** @returns a sentence for each fact that contradicts another */
export function factFaults(facts: ComplexFacts): string[] {
  const { model, parking, types } = facts;
  const faults: string[] = [];
  const agree = (name: string, stated: unknown, found: unknown, where: string) => {
    if (String(stated) !== String(found)) faults.push(`complex.ts: ${name} is ${stated}, but ${where} ${found}.`);
  };
  const names = model.towers.map(({ name }) => name);
  agree("towers", facts.towers, names.length, "the model has");
  agree("towerNames", list(facts.towerNames), list(names), "the model's towers are");
  agree(
    "floors",
    facts.floors,
    Math.max(...model.towers.map(({ topFloor }) => topFloor)),
    "the model's highest floor is",
  );
  agree("households", facts.households, model.homes, "the model's homes are");
  agree("firstGeneralSale", facts.firstGeneralSale, model.firstSale, "the model's first general sale is");
  agree("siteArea", facts.siteArea, model.siteArea, "the model's site is");
  agree("buildingArea", facts.buildingArea, model.buildingArea, "the model states");
  agree("communityFacilities", facts.communityFacilities, facts.facilities, "communityFacilities.ts lists");
  agree("parking.total", parking.total, parking.complex + parking.nearby, "its parts come to");
  const sizes = [...new Set(types.map(({ exclusive }) => exclusive))].sort((one, other) => one - other);
  agree("exclusiveSizes", list(facts.exclusiveSizes), list(sizes), "the sizes of unitTypes.ts are");
  agree("phoneHref", facts.phoneHref, `tel:${facts.phone}`, "the phone's link is");
  for (const label of twice(types.map((type) => type.label)))
    faults.push(`unitTypes.ts: two types are called ${label}.`);
  for (const segment of twice(types.map((type) => type.segment)))
    faults.push(`unitTypes.ts: two types have the address ${segment}.`);
  for (const { label } of types)
    if (!facts.drawn.includes(label))
      faults.push(`unitTypes.ts: ${label} has no plan in content/plans: run npm run art:plans.`);
  for (const label of facts.drawn)
    if (!types.some((type) => type.label === label))
      faults.push(`unitTypes.ts: the model draws ${label}, which is no type.`);
  return faults;
}
