/**
 * The cost of a press board as it grows: `npm run bench:scale`. Each step measures the first page, one in the middle
 * and the last one, bypassing the shared answers, with one client after another.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { encodeCursor } from "../../server/controllers/encodedCursor.ts";
import { startEmbedded } from "../../server/database/embedded/startEmbedded.ts";
import { migrate } from "../../server/database/migrate.ts";
import { end, startServer } from "./serverProcess.ts";

const steps = (process.env.BENCH_STEPS ?? "1000,10000,100000,1000000").split(",").map(Number);
const samples = 60;
const port = 4398;
const print = (line: string) => process.stdout.write(`${line}\n`);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const publishedAt = (number: number) => new Date(Date.UTC(2020, 0, 1) + number * 60_000);

async function timeOf(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers: { Accept: "application/json" } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - start;
}

const dataDir = await mkdtemp(join(tmpdir(), "lumina-scale-"));
const embedded = await startEmbedded({ dataDir });
await migrate(embedded.url);
const server = await startServer(port, embedded.url);
const client = new pg.Client({ connectionString: embedded.url });
try {
  await client.connect();
  await client.query("INSERT INTO sites VALUES ('scale', 0)");
  let rows = 0;
  print(
    "articles    first page   middle   last page   (median milliseconds; bars against the first page of the first step)",
  );
  let base = 0;
  for (const step of steps) {
    await client.query(
      `INSERT INTO articles (site, number, title, summary, content, published_at)
       SELECT 'scale', n, '센트럴 루미나 소식 ' || n, '한 문장으로 적은 요약입니다.', '본문 한 문단입니다.',
              timestamptz '2020-01-01 00:00Z' + n * interval '1 minute' FROM generate_series($1::integer, $2::integer) AS n`,
      [rows + 1, step],
    );
    rows = step;
    await client.query("VACUUM ANALYZE articles");
    const numbers = [step, Math.floor(step / 2), samples + 11];
    const times: number[][] = [[], [], []];
    // Alternately, so that other load affects all; with another cursor each time, so that none is shared.
    for (let sample = 0; sample < samples; sample += 1) {
      for (const [place, number] of numbers.entries()) {
        const cursor = encodeCursor({ id: "1", at: publishedAt(number - sample).toISOString() });
        times[place]?.push(await timeOf(`http://127.0.0.1:${port}/scale/press?cursor=${cursor}`));
      }
    }
    const [first = 0, middle = 0, last = 0] = times.map(median);
    base ||= first;
    const bar = (value: number) => "█".repeat(Math.max(1, Math.round((value / base) * 10)));
    print(
      `${String(step).padStart(9)}   ${first.toFixed(2).padStart(8)}   ${middle.toFixed(2).padStart(8)}   ${last.toFixed(2).padStart(8)}   last/first x${(last / first).toFixed(2)}  ${bar(last)}`,
    );
  }
} finally {
  await client.end();
  await end(server, "SIGTERM");
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
