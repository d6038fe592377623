const count = (value: number) => value.toLocaleString("en-US");

/**
 * @param units of 10,000 won
 * @returns "6억 1,400만원"
 */
export function formatWon(units: number): string {
  const hundredMillions = Math.floor(units / 10_000);
  const rest = units % 10_000;
  return [hundredMillions > 0 && `${count(hundredMillions)}억`, (rest > 0 || hundredMillions === 0) && count(rest)]
    .filter(Boolean)
    .join(" ")
    .concat(rest === 0 && hundredMillions > 0 ? "원" : "만원");
}

/**
 * @param sum in won, rounded to 10,000
 * @returns "6억 1,400만원"
 */
export const formatSum = (sum: number): string => formatWon(Math.round(sum / 10_000));

/**
 * @param text as one writes a price: "85000", "85,000만원", "8억 5천만", "8.5억", or in won, "850000000원". Without a unit, what
 * would be a thousand times a home's price is in won, too.
 * @returns units of 10,000 won; undefined if it isn't a sum
 */
export function readWon(text: string): number | undefined {
  const written = text.normalize("NFKC").replace(/[\s,]/g, "");
  if (/^(\d+원|\d{8,})$/.test(written)) return Number.parseInt(written, 10) / 10_000;
  const [, hundredMillions, rest, thousands] =
    /^(?=\d)(?:(\d+(?:\.\d+)?)억)?(?:(\d+(?:\.\d+)?)(천)?만?)?원?$/.exec(written) ?? [];
  if (!hundredMillions && !rest) return undefined;
  return Number(hundredMillions ?? 0) * 10_000 + Number(rest ?? 0) * (thousands ? 1000 : 1);
}
