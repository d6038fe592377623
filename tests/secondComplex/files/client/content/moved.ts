export const movedPages: ReadonlyMap<string, string> = new Map();

export const movedSites: ReadonlyMap<string, string> = new Map();
