/** @returns the number on a home's door: floor and line, such as 1203 */
export const homeNumber = (floor: number, line: number) => `${floor}${String(line).padStart(2, "0")}`;
