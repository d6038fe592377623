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
