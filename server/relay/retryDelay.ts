/** Attempts after which a registration is given up: two days and a half, with the pauses below. */
export const attemptLimit = 22;

const first = 5_000;
const longest = 4 * 60 * 60_000;

/**
 * Milliseconds until the next attempt: 5 s, then three times as long each time, up to 4 hours. Up to a third is added
 * by chance, so that leads which failed together don't come back together.
 * @param attempt attempts made so far, from 1
 * @param asked milliseconds that the service asks for; taken up to the longest pause
 */
export function retryDelay(attempt: number, asked = 0, chance = Math.random()): number {
  const pause = Math.min(first * 3 ** (attempt - 1), longest);
  return Math.round(Math.max(pause, Math.min(asked, longest)) * (1 + chance / 3));
}
