import { phoneDigits } from "../phoneDigits.ts";

/** Area codes have two digits in Seoul, three elsewhere; the last part always has four. */
const groups = /^(02|0\d{2}|1\d{3}(?=\d{4}$))(\d{3,4})?(\d{4})$/;

/** @returns a Korean number in groups with dashes, however it was typed; undefined if it isn't one */
export function groupedPhone(phone: string): string | undefined {
  if (/[^\d\s().+-]/.test(phone.normalize("NFKC"))) return undefined;
  return groups.exec(phoneDigits(phone))?.slice(1).filter(Boolean).join("-");
}

/** @returns the number with dashes, or as typed */
export const formatPhone = (phone: string) => groupedPhone(phone) ?? phone;
