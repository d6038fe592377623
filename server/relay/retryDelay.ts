/** Attempts after which a registration is given up: two and a half days with the delays below. */
export const attemptLimit = 22;

const first = 5_000;
const longest = 4 * 60 * 60_000;

/**
 * Milliseconds until the next attempt: 5 s, tripled each time, up to 4 hours. Up to a third is added at random, so that
 * leads that failed together aren't retried together.
 * @param attempt attempts made so far, from 1
 * @param asked milliseconds that the service asks for, up to the longest delay
 */
export function retryDelay(attempt: number, asked = 0, chance = Math.random()): number {
  const pause = Math.min(first * 3 ** (attempt - 1), longest);
  return Math.round(Math.max(pause, Math.min(asked, longest)) * (1 + chance / 3));
}
