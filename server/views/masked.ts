/** Longer names are shown with this many letters. */
const maxNameLength = 12;

/** @returns a masked name that only its owner recognises: 김*늘, 김*, M*****e; other characters are masked as well */
export function maskName(name: string): string {
  const letters = [...name].map((letter) => (/[\p{L}\p{N}]/u.test(letter) ? letter : "*"));
  if (letters.length > maxNameLength) letters.splice(1, letters.length - maxNameLength);
  if (letters.length < 2) return "*";
  if (letters.length === 2) return `${letters[0]}*`;
  return `${letters[0]}${"*".repeat(letters.length - 2)}${letters.at(-1)}`;
}

/** @returns a phone's last four digits, the rest masked: ***-****-6789; only stars when there are fewer than eight */
export const maskPhone = (digits: string) => (digits.length < 8 ? "****" : `***-****-${digits.slice(-4)}`);
