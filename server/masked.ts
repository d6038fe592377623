/** @returns a name that its owner recognises and nobody else can use: 김*늘, 김*, M*****e */
export function maskName(name: string): string {
  const letters = [...name];
  if (letters.length < 2) return "*";
  if (letters.length === 2) return `${letters[0]}*`;
  return `${letters[0]}${"*".repeat(letters.length - 2)}${letters.at(-1)}`;
}

/** @returns a phone's last four digits, the rest covered: ***-****-6789; nothing but stars when there are fewer than eight */
export const maskPhone = (digits: string) => (digits.length < 8 ? "****" : `***-****-${digits.slice(-4)}`);
