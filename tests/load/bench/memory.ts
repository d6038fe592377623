import autocannon from "autocannon";
import { end, memoryOf, startServer } from "../serverProcess.ts";
import { browserHeaders, print } from "./comparison.ts";
import { articles, withPressDatabase } from "./pressDatabase.ts";

const minutes = Number(process.env.BENCH_MINUTES ?? 10);
const url = "http://127.0.0.1:4304";

const random = (below: number) => Math.floor(Math.random() * below);

/** Paths of visitors and of bots: pages, lists, articles, unknown boards, unknown paths. */
function randomPath(): string {
  const paths = [
    () => "/",
    () => "/FloorPlan/59A",
    () => `/bench/press/${1 + random(articles)}`,
    () => `/bench/press/${1 + random(articles)}`,
    () => "/bench/press",
    () => `/board-${random(1_000_000)}/press`,
    () => `/board-${random(1_000_000)}/press/feed.xml`,
    () => `/board-${random(1_000_000)}/customer`,
    () => `/${random(1_000_000)}/nothing?${random(1_000_000)}`,
  ];
  return paths[random(paths.length)]?.() ?? "/";
}

/** Measures the process's memory under requests for random paths, in megabytes per minute. */
export async function memory(): Promise<void> {
  await withPressDatabase(async (databaseUrl) => {
    const server = await startServer(4304, databaseUrl);
    try {
      const held: number[] = [];
      for (let minute = 0; minute < minutes; minute += 1) {
        const requests = Array.from({ length: 20_000 }, () => ({ path: randomPath() }));
        await autocannon({ url, connections: 32, duration: 60, headers: browserHeaders, requests });
        held.push(memoryOf(server));
      }
      // In the first minutes the cache of pages fills.
      const full = held[2] ?? held.at(-1) ?? 0;
      const last = held.at(-1) ?? 0;
      print(
        `memory under random addresses, MB at the end of each minute: ${held.map(Math.round).join(" ")}; last against the third x${(last / full).toFixed(2)}; wanted at most 1.2`,
      );
    } finally {
      await end(server, "SIGTERM");
    }
  });
}
