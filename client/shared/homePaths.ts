/** The list of the homes that are left. */
export const homesPath = "/SalesInfo/homes";

/** @param query what is looked for. @returns where the list says how many it has found */
export const foundPath = (query: string): string => `${homesPath}?${query}#found`;
