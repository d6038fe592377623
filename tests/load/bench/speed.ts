import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { saleHomes } from "../../../client/complex/homes/saleHomes.ts";
import { homesPath } from "../../../client/shared/homePaths.ts";
import { end, startProcess, startServer } from "../serverProcess.ts";
import { browserHeaders, compare, median, print, printHead } from "./comparison.ts";
import { readPages, spreadIds } from "./pages.ts";
import { articles, withPressDatabase } from "./pressDatabase.ts";

const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** The database time of a deep page of the list, as a multiple of the first page's. */
async function deepPage(client: pg.Client): Promise<number> {
  const timeOf = async (publishedAt: string, id: string) => {
    const { rows } = await client.query(
      `EXPLAIN (ANALYZE, FORMAT JSON) SELECT id FROM articles
       WHERE site = 'bench' AND (published_at, id) < ($1::timestamptz, $2::bigint) ORDER BY published_at DESC, id DESC LIMIT 11`,
      [publishedAt, id],
    );
    return rows[0]["QUERY PLAN"][0]["Execution Time"] as number;
  };
  const deep = new Date(Date.now() - (articles - 500) * 60_000).toISOString();
  const samples = { first: [] as number[], last: [] as number[] };
  for (let round = 0; round < 50; round += 1) {
    samples.first.push(await timeOf("2999-01-01", "999999999"));
    samples.last.push(await timeOf(deep, "500"));
  }
  return median(samples.last) / median(samples.first);
}

/** Changes a home every second, as the desk does. @returns a function that stops it */
function changeHomes(client: pg.Client): () => Promise<void> {
  let change: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    change = client.query(
      `UPDATE homes SET (state, until) = (SELECT CASE state WHEN 'held' THEN 'offered' ELSE 'held' END,
         CASE state WHEN 'held' THEN NULL ELSE now() + interval '1 day' END)
       WHERE key = (SELECT key FROM homes WHERE state IN ('held', 'offered') AND key = ANY($1) ORDER BY key LIMIT 1)`,
      [saleHomes.map(({ key }) => key)],
    );
  }, 1_000);
  return async () => {
    clearInterval(timer);
    await change;
  };
}

/**
 * Compares the built site with the same pages by another server, alternately on one machine: with a browser's headers,
 * and without compression.
 * @param program starts the other server, which answers /content, /list, /bench/press/{id}, /homes and /homes.json
 * @param targets the target ratios with a browser's headers, as text, by row
 */
export async function compareSpeed(program: string, targets: Record<string, string>): Promise<void> {
  await withPressDatabase(async (databaseUrl, client) => {
    const servers: ChildProcess[] = [];
    const folder = await mkdtemp(join(tmpdir(), "lumina-bench-pages-"));
    try {
      const own = { process: await startServer(4301, databaseUrl), url: "http://127.0.0.1:4301" };
      servers.push(own.process);
      const pages = await readPages(own.url, articles);
      // In a file: they are longer than a variable may be.
      const file = join(folder, "pages.json");
      await writeFile(file, JSON.stringify(pages));
      const env = { DATABASE_URL: databaseUrl, PORT: "4302", BENCH_PAGES: file };
      const other = {
        process: await startProcess(["--import", "tsx", program], env, "listening"),
        url: "http://127.0.0.1:4302",
      };
      servers.push(other.process);

      const hot = ["/bench/press/7"];
      const spread = spreadIds(articles).map((id) => `/bench/press/${id}`);
      const rows: [name: string, ours: string[], theirs: string[]][] = [
        ["a page that needs no database", ["/BusinessGuide/intro"], ["/content"]],
        ["press list", ["/bench/press"], ["/list"]],
        ["one hot article, each load counted", hot, hot],
        ["articles spread over many ids, each counted", spread, spread],
      ];
      const json = { "accept-encoding": browserHeaders["accept-encoding"], accept: "application/json" };
      for (const [description, headers] of [
        ["as a browser asks", browserHeaders],
        ["without a compression", { accept: "text/html" }],
      ] as const) {
        printHead(description);
        for (const [name, ours, theirs] of rows)
          await compare(
            name,
            { ...own, paths: ours },
            { ...other, paths: theirs },
            { rounds, seconds, headers, target: headers === browserHeaders ? (targets[name] ?? "") : "" },
          );
      }
      printHead("while the desk changes a home every second");
      const stopChanging = changeHomes(client);
      for (const [name, path, headers] of [
        ["homes that are left", "/homes", browserHeaders],
        ["the same as JSON", "/homes.json", json],
      ] as const)
        await compare(
          name,
          { ...own, paths: [homesPath] },
          { ...other, paths: [path] },
          { rounds, seconds, headers, target: targets[name] ?? "" },
        );
      await stopChanging();
      const ratio = (await deepPage(client)).toFixed(2);
      print(`a deep page of the list against its first, time in the database: x${ratio}; wanted at most 1.1`);
    } finally {
      for (const server of servers) await end(server, "SIGTERM");
      await rm(folder, { recursive: true });
    }
  });
}

/** Against the same pages written by hand. */
export const speed = () =>
  compareSpeed("tests/load/bench/handWritten.ts", {
    "a page that needs no database": "rate 0.5",
    "press list": "rate 2.0",
    "one hot article, each load counted": "rate 4.0",
    "articles spread over many ids, each counted": "rate 1.2",
    "homes that are left": "rate 1.5",
  });
