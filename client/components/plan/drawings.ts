/** URLs with a content hash, as scripts have, so that any version of the server serves the right file. */
const addresses = import.meta.glob<string>("../../content/generated/drawings/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/**
 * @param name of a sheet in content/generated/drawings; those for phones end in -narrow
 * @returns its URL
 * @throws Error when there is none
 */
export function drawing(name: string): string {
  const address = addresses[`../../content/generated/drawings/${name}.svg`];
  if (!address) throw new Error(`There is no drawing ${name}`);
  return address;
}
