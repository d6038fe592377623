import { complex } from "./complex.ts";

/**
 * Pages that had another address, by that address in small letters. What was linked once must lead on: whatever is renamed
 * or merged gets a line here, and keeps it.
 */
export const movedPages: ReadonlyMap<string, string> = new Map([
  ["/locationenvironment/premium", "/LocationEnvironment/primium"],
]);

/** Boards that had another name. Articles keep their ids, so each address below the old name leads to its own place. */
export const movedSites: ReadonlyMap<string, string> = new Map([["central-lumina", complex.defaultSite]]);
