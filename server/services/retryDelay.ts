/** Attempts after which a registration is given up: two and a half days with the delays below. */
export const attemptLimit = 22;

const firstDelay = 5_000;
const maxDelay = 4 * 60 * 60_000;

/**
 * Milliseconds until the next attempt: 5 s, tripled each time, up to 4 hours. Up to a third is added at random, so that
 * leads that failed together aren't retried together.
 * @param attempt attempts made so far, from 1
 * @param requested milliseconds that the service requests; limited to the maximum delay
 * @param random from 0 to 1
 */
export function retryDelay(attempt: number, requested = 0, random = Math.random()): number {
  const pause = Math.min(firstDelay * 3 ** (attempt - 1), maxDelay);
  return Math.round(Math.max(pause, Math.min(requested, maxDelay)) * (1 + random / 3));
}
