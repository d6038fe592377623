/** Measures two servers under the same load, alternately, so that other load affects both. */
import type { ChildProcess } from "node:child_process";
import autocannon from "autocannon";
import { cpuOf, memoryOf } from "../serverProcess.ts";

export const print = (line: string) => process.stdout.write(`${line}\n`);
export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const connections = 32;

interface Measured {
  /** Answers per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Bytes per answer, headers included. */
  bytes: number;
  /** CPU milliseconds per answer. */
  cpu: number;
  /** Megabytes of the process under this load. */
  memory: number;
}

/** The headers of a page load in Chrome. */
export const browserHeaders = {
  "accept-encoding": "gzip, deflate, br, zstd",
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8",
  "accept-language": "ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7",
  "upgrade-insecure-requests": "1",
  "user-agent":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "none",
};

export interface Side {
  process: ChildProcess;
  url: string;
  paths: readonly string[];
}

/** @throws Error when an answer isn't 2xx, or there is none */
async function measure(
  { process: server, url, paths }: Side,
  { seconds, headers }: Pick<Options, "seconds" | "headers">,
): Promise<Measured> {
  const before = cpuOf(server);
  const requests = paths.map((path) => ({ path, headers }));
  let client = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    // An upper bound only: on a busy machine answers may be slow.
    timeout: 60,
    requests,
    // Each connection starts at another path, so that they don't request the same one at the same time.
    setupClient(connection) {
      const from = Math.floor((client * requests.length) / connections);
      client += 1;
      connection.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}${paths[0]}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`);
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: result.throughput.total / result.requests.total,
    cpu: (cpuOf(server) - before) / result.requests.total,
    memory: memoryOf(server),
  };
}

const columns = ["rate", "p50", "p99", "bytes", "cpu", "memory"] as const;
type Column = (typeof columns)[number];

/** @param description how the rows below were requested */
export function printHead(description: string): void {
  print(`${description.padEnd(44)}${columns.map((column) => column.padStart(8)).join("")}   ours`);
}

/** Requests every path once: what is measured is a site that has been running, not its first minute. */
async function warmUp({ url, paths }: Side, headers: Options["headers"]): Promise<void> {
  const requests = paths.map((path) => ({ path, headers }));
  await autocannon({ url, connections: 1, amount: paths.length, timeout: 60, requests });
}

interface Options {
  rounds: number;
  seconds: number;
  /** Of each request. */
  headers: Record<string, string>;
  /** The target ratios as text. */
  target: string;
}

/** Prints our figures as multiples of theirs: medians of the rounds. */
export async function compare(
  name: string,
  ours: Side,
  theirs: Side,
  { rounds, target: wanted, ...load }: Options,
): Promise<void> {
  for (const side of [ours, theirs]) await warmUp(side, load.headers);
  const pairs: { own: Measured; base: Measured }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const base = await measure(theirs, load);
    pairs.push({ base, own: await measure(ours, load) });
  }
  const own = (column: Column) => median(pairs.map((pair) => pair.own[column]));
  // A latency below a millisecond is reported as 0.
  const least = { rate: 1, p50: 1, p99: 1, bytes: 1, cpu: 0.001, memory: 1 };
  const ratio = (column: Column) =>
    median(pairs.map((pair) => Math.max(pair.own[column], least[column]) / Math.max(pair.base[column], least[column])));
  const ratios = columns.map((column) => `x${ratio(column).toFixed(2)}`.padStart(8)).join("");
  print(
    `${name.padEnd(44)}${ratios}   ${Math.round(own("rate"))} a second, ${(own("bytes") / 1_000).toFixed(1)} kB and ${own("cpu").toFixed(2)} ms each, ${Math.round(own("memory"))} MB${wanted && `; wanted ${wanted}`}`,
  );
}
