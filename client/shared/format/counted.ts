const words = ["", "한", "두", "세", "네", "다섯", "여섯"];

/** @returns a Korean counting word before a noun, "두" of 2; the digits of a number that is larger */
export const counted = (count: number): string => words[count] ?? String(count);
