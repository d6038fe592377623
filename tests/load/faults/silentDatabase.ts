import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { end, startServer } from "../serverProcess.ts";
import { Cluster } from "./cluster.ts";
import { countLost, Visitors } from "./visitors.ts";

const port = 4322;
const url = `http://127.0.0.1:${port}`;
const silence = 15_000;

/** The database accepts connections and never answers, also on open ones; then it answers again. */
export async function silentDatabase(): Promise<string> {
  const cluster = await Cluster.start();
  const server = await startServer(port, cluster.url);
  try {
    const visitors = new Visitors(url);
    await pause(1_500);
    cluster.proxy.silent = true;
    const from = performance.now() - visitors.start;
    await pause(silence);
    cluster.proxy.silent = false;
    const back = performance.now() - visitors.start;
    await pause(6_000);
    await visitors.stop();
    const { pages, registrations } = visitors;
    assert.deepEqual(new Set(pages.map(({ status }) => status)), new Set([200]), "a content page failed");
    const during = registrations.filter(({ sentAt }) => sentAt > from + 100 && sentAt < back - 5_500);
    assert.ok(during.length > 0, "no registration was affected by the fault");
    assert.deepEqual(new Set(during.map(({ status }) => status)), new Set([503]));
    const slowest = Math.max(...during.map(({ took }) => took));
    assert.ok(slowest <= 5_000, `refused only after ${slowest} ms`);
    const after = registrations.find(({ status, sentAt }) => status === 201 && sentAt > back);
    assert.ok(after, "no registration was stored after the database had recovered");
    assert.equal(server.exitCode, null, "the server exited");
    const lost = await countLost(registrations, (keys) => cluster.storedKeys(keys));
    assert.equal(lost, 0);
    return `${pages.length} pages all 200; ${during.length} registrations refused within ${Math.round(slowest)} ms; stored again ${Math.round(after.sentAt - back)} ms after the silence, without a restart; ${lost} lost`;
  } finally {
    await end(server, "SIGTERM");
    await cluster.stop();
  }
}
