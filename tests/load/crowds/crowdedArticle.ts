import assert from "node:assert/strict";
import { Agent, get } from "node:http";
import { Cluster } from "../faults/cluster.ts";
import { end, startServer } from "../serverProcess.ts";

const port = 4326;
const loads = 1_000;

/** A thousand visitors open one article at the same time, each on its own connection. */
export async function crowdedArticle(): Promise<string> {
  const cluster = await Cluster.start();
  const server = await startServer(port, cluster.url);
  try {
    await cluster.query("INSERT INTO sites VALUES ('crowd', 1)");
    const [article] = await cluster.query<{ id: string }>(
      "INSERT INTO articles (site, number, title, summary, content) VALUES ('crowd', 1, '모델하우스 개관', '요약', '본문') RETURNING id",
    );
    const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
    const load = () =>
      new Promise<{ status: number; took: number }>((resolve) => {
        const start = performance.now();
        const done = (status: number) => resolve({ status, took: performance.now() - start });
        get({ agent, port, path: `/crowd/press/${article?.id}` }, (response) => {
          response.resume().once("end", () => done(response.statusCode ?? 0));
        }).once("error", () => done(0));
      });
    const answers = await Promise.all(Array.from({ length: loads }, load));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    const [row] = await cluster.query<{ views: number }>("SELECT views FROM articles WHERE id = $1", [article?.id]);
    assert.equal(row?.views, loads);
    const times = answers.map(({ took }) => took).toSorted((a, b) => a - b);
    const at = (part: number) => Math.round(times[Math.floor((times.length - 1) * part)] ?? 0);
    return `${loads} loads at once: all 200, ${row?.views} views counted; half answered within ${at(0.5)} ms, all within ${at(1)} ms`;
  } finally {
    await end(server, "SIGTERM");
    await cluster.stop();
  }
}
