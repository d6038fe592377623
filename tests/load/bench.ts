import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import pg from "pg";
import { startEmbedded } from "../../server/database/embedded/startEmbedded.ts";
import { migrate } from "../../server/database/migrate.ts";
import { startProcess } from "./serverProcess.ts";

const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const articles = Number(process.env.BENCH_ARTICLES ?? 20_000);
const print = (line: string) => process.stdout.write(`${line}\n`);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Measured {
  rate: number;
  p99: number;
}

async function load(url: string, paths: string[]): Promise<Measured> {
  const result = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    requests: paths.map((path) => ({ path })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}${paths[0]}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

/** Runs the two in turns, so that whatever else the machine does falls on both. */
async function compare(
  name: string,
  ours: () => Promise<Measured>,
  theirs: () => Promise<Measured>,
  wanted: string,
): Promise<void> {
  const pairs: { rate: number; p99: number; own: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const base = await theirs();
    const own = await ours();
    pairs.push({ rate: own.rate / base.rate, p99: own.p99 / Math.max(base.p99, 1), own: own.rate });
  }
  const figure = (key: "rate" | "p99") => median(pairs.map((pair) => pair[key])).toFixed(2);
  print(
    `${name.padEnd(44)} rate x${figure("rate")}  p99 x${figure("p99")}  (${Math.round(median(pairs.map((pair) => pair.own)))} a second; wanted ${wanted})`,
  );
}

const dataDir = await mkdtemp(join(tmpdir(), "lumina-bench-"));
const embedded = await startEmbedded({ dataDir });
const children: ChildProcess[] = [];
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
  children.push(
    await startProcess(
      ["dist/server/main.js"],
      { DATABASE_URL: embedded.url, SESSION_SECRET: "bench".repeat(8), PORT: "4301", LOG_LEVEL: "warn" },
      "http://",
    ),
  );
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
  children.push(
    await startProcess(
      ["--import", "tsx", "tests/load/handWritten.ts"],
      { DATABASE_URL: embedded.url, PORT: "4302", BENCH_PAGES: JSON.stringify(pages) },
      "listening",
    ),
  );
  const ids = Array.from({ length: 5_000 }, (_, index) => 1 + ((index * 7_919) % articles));
  const spread = ids.map((id) => `/bench/press/${id}`);

  await compare(
    "a page that needs no database",
    () => load(own, ["/BusinessGuide/intro"]),
    () => load(hand, ["/content"]),
    "0.85, p99 1.3",
  );
  await compare(
    "press list",
    () => load(own, ["/bench/press"]),
    () => load(hand, ["/list"]),
    "1.5",
  );
  await compare(
    "one hot article",
    () => load(own, ["/bench/press/7"]),
    () => load(hand, ["/bench/press/7"]),
    "1.5",
  );
  await compare(
    "articles spread over many ids",
    () => load(own, spread),
    () => load(hand, spread),
    "0.6",
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
    `${"a deep page of the list against its first".padEnd(44)} time x${(median(samples.last) / median(samples.first)).toFixed(2)}  (wanted at most 1.1)`,
  );
} finally {
  await client.end();
  for (const child of children) {
    child.kill("SIGTERM");
    await new Promise((resolve) => child.once("exit", resolve));
  }
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
