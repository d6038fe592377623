export const machineNames = { service: "haeon-maru", short: "haeon" } as const;
