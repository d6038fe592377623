/** What the complex states about its types and facilities. */
export interface ComplexFacts {
  communityFacilities: number;
  facilities: number;
  types: readonly { segment: string; label: string }[];
  /** Labels that have a plan. */
  drawn: readonly string[];
}

const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

/** @returns a sentence for each fact that contradicts another */
export function factFaults({ communityFacilities, facilities, types, drawn }: ComplexFacts): string[] {
  const faults: string[] = [];
  if (communityFacilities !== facilities)
    faults.push(
      `complex.ts: communityFacilities is ${communityFacilities}, but communityFacilities.ts lists ${facilities}.`,
    );
  for (const label of twice(types.map((type) => type.label)))
    faults.push(`unitTypes.ts: two types are called ${label}.`);
  for (const segment of twice(types.map((type) => type.segment)))
    faults.push(`unitTypes.ts: two types have the address ${segment}.`);
  for (const { label } of types)
    if (!drawn.includes(label))
      faults.push(`unitTypes.ts: ${label} has no plan in content/plans: run npm run art:plans.`);
  for (const label of drawn)
    if (!types.some((type) => type.label === label))
      faults.push(`unitTypes.ts: the model draws ${label}, which is no type.`);
  return faults;
}
