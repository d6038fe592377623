import { complex, machineNames } from "../../client/content/complex.ts";
import { measurements } from "../../client/content/generated/measurements.ts";
import { modelHouse } from "../../client/content/modelHouse.ts";
import { parties } from "../../client/content/sale/parties.ts";
import { mark, theme } from "../../client/content/theme.ts";
import { unitTypes } from "../../client/content/unitTypes.ts";

/** Names and claims of this complex only. */
export const complexNames: readonly string[] = [
  ...[complex.name, "센트럴", "루미나", complex.latinName, machineNames.service],
  ...[complex.tagline, complex.address, complex.city, complex.station, complex.phone, "가온누리"],
  ...[`${complex.households}세대`, `${complex.firstGeneralSale}세대`, complex.siteArea, modelHouse.place.address],
  ...complex.towerNames,
  ...measurements.roads.map(({ name }) => name),
  ...parties.filter(({ id }) => id !== "guarantor").map(({ name }) => name),
];

/** Its colours and its mark. */
const complexLooks: readonly string[] = [...Object.values(theme.colors), ...Object.values(mark)];

/** As whole words: other words, colours, hashes and path data contain them too. */
export const complexLabels: readonly RegExp[] = [
  ...new Set([machineNames.short, ...unitTypes.flatMap(({ label, segment }) => [label, segment])]),
]
  .filter((word) => /[A-Za-z]/.test(word))
  .map((word) => new RegExp(`(?<![\\w#.+-])${word}(?!\\w)`));

/** @returns the words of this complex in a text of another one */
export const wordsIn = (text: string): string[] => [
  ...[...complexNames, ...complexLooks].filter((word) => text.includes(word)),
  ...complexLabels.filter((label) => label.test(text)).map(String),
];
