export const films: Readonly<Record<string, { base: string; seconds: number }>> = {};
