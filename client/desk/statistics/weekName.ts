import { formatDay } from "../../shared/format/format.ts";
import { unbroken } from "../../shared/format/unbroken.ts";

/**
 * @param monday the first day of a week, as in "2026-11-23"
 * @returns the week's name, on one line of the first column of a phone's table
 */
export const weekName = (monday: string): string => unbroken(`${formatDay(`${monday}T00:00+09:00`).slice(2)} 주`);
