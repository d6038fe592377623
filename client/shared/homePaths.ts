/** The list of the homes that are left. */
export const homesPath = "/SalesInfo/homes";
