import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import knex from "knex";
import pg from "pg";
import { seed } from "../../../seeds/02_homes.ts";
import { startEmbedded } from "../../../server/database/embedded/startEmbedded.ts";
import { migrate } from "../../../server/database/migrate.ts";

/** Articles of the measured board. */
export const articles = Number(process.env.BENCH_ARTICLES ?? 20_000);

/** The sample of homes that are left. */
async function seedHomes(url: string): Promise<void> {
  const db = knex({ client: "pg", connection: url });
  await seed(db);
  await db.destroy();
}

/**
 * Runs with a database of its own that contains one large board, `/bench/press`; its newest article has the id
 * `articles`.
 */
export async function withPressDatabase<Result>(
  run: (url: string, client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), "lumina-bench-"));
  const embedded = await startEmbedded({ dataDir });
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
    await seedHomes(embedded.url);
    return await run(embedded.url, client);
  } finally {
    await client.end();
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
