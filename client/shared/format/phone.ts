import { phoneDigits } from "../phoneDigits.ts";

/** Area codes have two digits in Seoul, three elsewhere; the last part always has four. */
const groups = /^(02|0\d{2}|1\d{3}(?=\d{4}$))(\d{3,4})?(\d{4})$/;

/** @returns a Korean number in groups with dashes, however it was typed; undefined if it isn't one */
export function groupedPhone(phone: string): string | undefined {
  if (/[^\d\s().+-]/.test(phone.normalize("NFKC"))) return undefined;
  return groups.exec(phoneDigits(phone))?.slice(1).filter(Boolean).join("-");
}

/** Numbers as they are assigned today: 010 has eight more digits, 1588 and the like four. */
const assigned = /^(010\d{8}|01[16-9]\d{7,8}|02\d{7,8}|0[3-6]\d{8,9}|050\d{9}|070\d{8}|080\d{7,8}|1[5-8]\d{6})$/;

/** @returns whether the number may well be one: a Korean one that is assigned, or one from abroad */
export function looksLikePhone(phone: string): boolean {
  const typed = phone.normalize("NFKC").trim();
  if (/[^\d\s().+-]/.test(typed)) return false;
  return (/^\+(?!82)/.test(typed) && phoneDigits(typed).length >= 8) || assigned.test(phoneDigits(typed));
}

/** @returns the number with dashes, or as typed */
export const formatPhone = (phone: string) => groupedPhone(phone) ?? phone;
