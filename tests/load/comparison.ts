/** Two servers under the same load, in turns, so that whatever else the machine does falls on both. */
import type { ChildProcess } from "node:child_process";
import autocannon from "autocannon";
import { memoryOf } from "./serverProcess.ts";

export const print = (line: string) => process.stdout.write(`${line}\n`);
export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Measured {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Bytes of an answer, headers and all. */
  bytes: number;
  /** Megabytes that the process holds under this load. */
  memory: number;
}

export interface Side {
  process: ChildProcess;
  url: string;
  paths: readonly string[];
}

/** @throws Error when an answer isn't 2xx, or none comes */
async function load({ process: server, url, paths }: Side, seconds: number): Promise<Measured> {
  const result = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    requests: paths.map((path) => ({ path })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}${paths[0]}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`);
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: result.throughput.total / result.requests.total,
    memory: memoryOf(server),
  };
}

const columns = ["rate", "p50", "p99", "bytes", "memory"] as const;
type Column = (typeof columns)[number];

export function printHead(): void {
  print(`${"".padEnd(44)}${columns.map((column) => column.padStart(8)).join("")}   ours`);
}

/**
 * Prints what ours takes as multiples of theirs: medians of the rounds.
 * @param wanted the ratios to reach, in words
 */
export async function compare(
  name: string,
  ours: Side,
  theirs: Side,
  { rounds, seconds, wanted }: { rounds: number; seconds: number; wanted: string },
): Promise<void> {
  const pairs: { own: Measured; base: Measured }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const base = await load(theirs, seconds);
    pairs.push({ base, own: await load(ours, seconds) });
  }
  const own = (column: Column) => median(pairs.map((pair) => pair.own[column]));
  // A latency under a millisecond is told as 0.
  const ratio = (column: Column) =>
    median(pairs.map((pair) => Math.max(pair.own[column], 1) / Math.max(pair.base[column], 1)));
  const ratios = columns.map((column) => `x${ratio(column).toFixed(2)}`.padStart(8)).join("");
  print(
    `${name.padEnd(44)}${ratios}   ${Math.round(own("rate"))} a second, ${(own("bytes") / 1_000).toFixed(1)} kB each, ${Math.round(own("memory"))} MB; wanted ${wanted}`,
  );
}
