/** Addresses with a hash of the content, as scripts have: whichever version an instance runs, it gives the drawing meant. */
const addresses = import.meta.glob<string>("../../content/generated/drawings/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/**
 * @param name of a sheet in content/generated/drawings; those for phones end in -narrow
 * @returns its address
 * @throws Error when there is none
 */
export function drawing(name: string): string {
  const address = addresses[`../../content/generated/drawings/${name}.svg`];
  if (!address) throw new Error(`No drawing is called ${name}`);
  return address;
}
