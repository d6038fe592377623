/** What machines call the site: `short` names the embedded database, its first account and what browsers keep. */
export const machineNames = { service: "central-lumina", short: "lumina" } as const;
