import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "../../server/database/embedded/startEmbedded.ts";
import { migrate } from "../../server/database/migrate.ts";
import { compare, median, print, printHead } from "./comparison.ts";
import { end, startProcess } from "./serverProcess.ts";

const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const articles = Number(process.env.BENCH_ARTICLES ?? 20_000);
/** Milliseconds from the start of a server with a database of its own to the end of its first page. */
async function timeToFirstPage(dataDir: string): Promise<number> {
  const start = performance.now();
  const child = await startProcess(
    ["dist/server/main.js"],
    { DATA_DIR: dataDir, PORT: "4303", LOG_LEVEL: "warn" },
    "http://",
  );
  await (await fetch("http://127.0.0.1:4303/")).text();
  const time = performance.now() - start;
  await end(child, "SIGTERM");
  return time;
}

const dataDir = await mkdtemp(join(tmpdir(), "lumina-bench-"));
const embedded = await startEmbedded({ dataDir });
const servers: ChildProcess[] = [];
const client = new pg.Client({ connectionString: embedded.url });
try {
  await migrate(embedded.url);
  await client.connect();
  await client.query("INSERT INTO sites VALUES ('bench', $1)", [articles]);
  await client.query(
    `INSERT INTO articles (site, number, title, summary, content, published_at)
     SELECT 'bench', n, '센트럴 루미나 소식 ' || n, '한 문장으로 적은 요약입니다.', repeat('분양 소식을 전하는 한 문단의 글입니다. ' || chr(10), 12),
            now() - ($1 - n) * interval '1 minute' FROM generate_series(1, $1::integer) AS n`,
    [articles],
  );
  await client.query("VACUUM ANALYZE articles");

  const own = "http://127.0.0.1:4301";
  const hand = "http://127.0.0.1:4302";
  const ourServer = await startProcess(
    ["dist/server/main.js"],
    { DATABASE_URL: embedded.url, SESSION_SECRET: "bench".repeat(8), PORT: "4301", LOG_LEVEL: "warn" },
    "http://",
  );
  servers.push(ourServer);
  const text = async (path: string) => (await fetch(own + path)).text();
  const around = (html: string, open: string, close: string): [string, string] => [
    html.slice(0, html.indexOf(open) + open.length),
    html.slice(html.indexOf(close)),
  ];
  const pages = {
    content: await text("/BusinessGuide/intro"),
    list: around(await text("/bench/press"), "<tbody>", "</tbody>"),
    article: around(await text(`/bench/press/${articles}`), "<article", "</article>"),
  };
  const handServer = await startProcess(
    ["--import", "tsx", "tests/load/handWritten.ts"],
    { DATABASE_URL: embedded.url, PORT: "4302", BENCH_PAGES: JSON.stringify(pages) },
    "listening",
  );
  servers.push(handServer);
  const ids = Array.from({ length: 5_000 }, (_, index) => 1 + ((index * 7_919) % articles));
  const spread = ids.map((id) => `/bench/press/${id}`);

  const hot = ["/bench/press/7"];
  const rows: [name: string, ours: string[], theirs: string[], wanted: string][] = [
    ["a page that needs no database", ["/BusinessGuide/intro"], ["/content"], "rate 0.85, p99 1.3"],
    ["press list", ["/bench/press"], ["/list"], "rate 1.5"],
    ["one hot article", hot, hot, "rate 1.5"],
    ["articles spread over many ids", spread, spread, "rate 0.6"],
  ];
  printHead();
  for (const [name, ours, theirs, wanted] of rows)
    await compare(
      name,
      { process: ourServer, url: own, paths: ours },
      { process: handServer, url: hand, paths: theirs },
      { rounds, seconds, wanted },
    );

  const deep = Buffer.from(`${new Date(Date.now() - (articles - 500) * 60_000).toISOString()}|500`).toString(
    "base64url",
  );
  const timeOf = async (sql: string, values: unknown[]) => {
    const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, values);
    return rows[0]["QUERY PLAN"][0]["Execution Time"] as number;
  };
  const keyset =
    "SELECT id FROM articles WHERE site = 'bench' AND (published_at, id) < ($1::timestamptz, $2::bigint) ORDER BY published_at DESC, id DESC LIMIT 11";
  const [publishedAt, id] = Buffer.from(deep, "base64url").toString().split("|");
  const samples = { first: [] as number[], last: [] as number[] };
  for (let round = 0; round < 50; round += 1) {
    samples.first.push(await timeOf(keyset, ["2999-01-01", "999999999"]));
    samples.last.push(await timeOf(keyset, [publishedAt, id]));
  }
  print(
    `${"a deep page of the list against its first".padEnd(44)} time x${(median(samples.last) / median(samples.first)).toFixed(2)}  ; wanted at most 1.1`,
  );
} finally {
  await client.end();
  for (const server of servers) await end(server, "SIGTERM");
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}

const startDir = await mkdtemp(join(tmpdir(), "lumina-start-"));
try {
  await timeToFirstPage(startDir);
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) times.push(await timeToFirstPage(startDir));
  print(
    `${"start, its database there already".padEnd(44)} ${(median(times) / 1_000).toFixed(2)} s to the first page; wanted 2`,
  );
} finally {
  await rm(startDir, { recursive: true, force: true });
}
