import assert from "node:assert/strict";
import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { end, startServer } from "../serverProcess.ts";
import { Cluster } from "./cluster.ts";
import { CountingService } from "./countingService.ts";

const port = 4325;
const leads = Number(process.env.FAULT_LEADS ?? 10_000);
const kills = Number(process.env.FAULT_KILLS ?? 20);
const parallel = 24;

/** Milliseconds that a job may stay locked by a dead process, and until everything must be relayed. */
const reclaimLimit = 60_000;
const relayLimit = 300_000;

/** Posts one registration until it is acknowledged, always under the same key, as the form does. */
async function register(key: string): Promise<{ took: number; tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const sent = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/registrations`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ form: "popup", name: "홍길동", phone: "010-1234-5678", key }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    if (response?.status === 201) return { took: performance.now() - sent, tries };
    await pause(50);
  }
}

/** The server is killed with SIGKILL and restarted, twenty times, while ten thousand visitors register. */
export async function killedServer(): Promise<string> {
  const cluster = await Cluster.start();
  const service = new CountingService();
  const env = { RELAY_URL: await service.listen() };
  let server: ChildProcess | undefined;

  let longestLock = 0;
  const locks = setInterval(async () => {
    const [row] = await cluster.query<{ age: string | null }>(
      "SELECT extract(epoch FROM max(now() - locked_at)) * 1000 AS age FROM graphile_worker._private_jobs",
    );
    longestLock = Math.max(longestLock, Number(row?.age ?? 0));
  }, 1_000);

  try {
    server = await startServer(port, cluster.url, env);
    const acknowledged: string[] = [];
    const times: number[] = [];
    let tries = 0;
    let next = 0;
    const visitors = Array.from({ length: parallel }, async () => {
      while (next < leads) {
        const key = `killed-${next}`;
        next += 1;
        const answer = await register(key);
        acknowledged.push(key);
        times.push(answer.took);
        tries += answer.tries;
      }
    });
    for (let kill = 1; kill <= kills; kill += 1) {
      while (acknowledged.length < (kill * leads) / (kills + 1)) await pause(5);
      await end(server, "SIGKILL");
      server = await startServer(port, cluster.url, env);
    }
    await Promise.all(visitors);

    const deadline = performance.now() + relayLimit;
    const unrelayed = async () =>
      Number((await cluster.query("SELECT count(*) FROM registrations WHERE relay_state <> 'relayed'"))[0]?.count);
    while (performance.now() < deadline && (await unrelayed()) > 0) await pause(500);

    const stored = await cluster.storedKeys(acknowledged);
    assert.equal(acknowledged.filter((key) => !stored.has(key)).length, 0, "an acknowledged registration was lost");
    const [rows] = await cluster.query("SELECT count(*) FROM registrations");
    assert.equal(Number(rows?.count), leads, "a key has more than one row");
    assert.equal(acknowledged.filter((key) => !service.taken.has(key)).length, 0, "a registration was never relayed");
    assert.ok(longestLock <= reclaimLimit, `a job stayed locked by a dead process for ${longestLock} ms`);
    const twice = [...service.taken.values()].filter((taken) => taken > 1).length;
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
    return `${kills} kills: ${leads} registrations acknowledged after ${tries} posts, 0 lost, one row each, each relayed (${twice} more than once, under their key); answered in ${at(0.5)} ms, 99 in 100 in ${at(0.99)} ms; a job stayed with a dead process for ${Math.round(longestLock / 1000)} s at most`;
  } finally {
    clearInterval(locks);
    if (server) await end(server, "SIGTERM");
    service.close();
    await cluster.stop();
  }
}
