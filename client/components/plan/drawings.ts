/** URLs with a content hash, as scripts have, so that any version of the server serves the right file. */
const addresses = import.meta.glob<string>("../../content/generated/drawings/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The screens on which a home is drawn upright. */
export const uprightPhone = "(max-width: 600px) and (orientation: portrait)";

/**
 * @param name of a drawing in content/generated/drawings: a sheet, its -narrow variant for phones, or its -plan variant
 * without text
 * @returns its URL
 * @throws Error when there is none
 */
export function drawing(name: string): string {
  const address = addresses[`../../content/generated/drawings/${name}.svg`];
  if (!address) throw new Error(`There is no drawing ${name}`);
  return address;
}
