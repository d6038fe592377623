import { AsyncLocalStorage } from "node:async_hooks";

const deadlines = new AsyncLocalStorage<number>();

/**
 * Runs something of which every use of the database must be over within so many milliseconds: what it waits for and
 * calls back later included.
 */
export const withDeadline = (timeout: number, run: () => void): void => deadlines.run(performance.now() + timeout, run);

/** @returns the deadline of what is running, on the clock of `performance.now()`; Infinity where there is none */
export const currentDeadline = (): number => deadlines.getStore() ?? Infinity;
