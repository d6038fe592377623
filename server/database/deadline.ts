import { AsyncLocalStorage } from "node:async_hooks";

const deadlines = new AsyncLocalStorage<number>();

/**
 * Runs a function with a timeout in milliseconds that covers everything it awaits or schedules: no database query and
 * no call to a service starts or continues after it.
 */
export const withDeadline = <Result>(timeout: number, run: () => Result): Result =>
  deadlines.run(performance.now() + timeout, run);

/** @returns the deadline of the current call, on the clock of `performance.now()`; Infinity when there is none */
export const currentDeadline = (): number => deadlines.getStore() ?? Infinity;

/** @returns whole milliseconds until the deadline, at most `max`; 0 when it has passed */
export const timeLeft = (max: number): number =>
  Math.max(Math.floor(Math.min(max, currentDeadline() - performance.now())), 0);
