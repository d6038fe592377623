import { AsyncLocalStorage } from "node:async_hooks";

const deadlines = new AsyncLocalStorage<number>();

/**
 * Runs something that may use the database and services outside for so many milliseconds, with all that it waits for
 * and calls back later: nothing of that begins or goes on afterwards.
 */
export const withDeadline = <Result>(timeout: number, run: () => Result): Result =>
  deadlines.run(performance.now() + timeout, run);

/** @returns the deadline of what is running, on the clock of `performance.now()`; Infinity where there is none */
export const currentDeadline = (): number => deadlines.getStore() ?? Infinity;

/** @returns whole milliseconds until then, at most so many; 0 when it is over */
export const timeLeft = (most: number): number =>
  Math.max(Math.floor(Math.min(most, currentDeadline() - performance.now())), 0);
