import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { messages } from "../../../client/copy/messages.ts";
import { end, startServer } from "../serverProcess.ts";
import { Cluster } from "./cluster.ts";
import { countLost, Visitors } from "./visitors.ts";

const port = 4321;
const url = `http://127.0.0.1:${port}`;
const times = 5;

/** Milliseconds until /readyz answers 200 again. */
async function untilReady(): Promise<number> {
  const start = performance.now();
  while ((await fetch(`${url}/readyz`).catch(() => undefined))?.status !== 200) await pause(50);
  return performance.now() - start;
}

/** PostgreSQL is killed with SIGKILL and restarted, five times, while visitors read and register. */
export async function databaseRestarts(): Promise<string> {
  const cluster = await Cluster.start();
  const server = await startServer(port, cluster.url);
  try {
    const visitors = new Visitors(url);
    const waits: number[] = [];
    for (let time = 0; time < times; time += 1) {
      await pause(1_500);
      await cluster.kill();
      await pause(2_000);
      await cluster.restart();
      waits.push(await untilReady());
    }
    await pause(1_000);
    await visitors.stop();
    const { pages, registrations } = visitors;
    assert.equal(server.exitCode, null, "the server exited");
    assert.deepEqual(new Set(pages.map(({ status }) => status)), new Set([200]), "a content page failed");
    assert.deepEqual(
      registrations.filter(({ status }) => status !== 201 && status !== 503).map(({ status }) => status),
      [],
      "registrations were answered with other statuses than 201 and 503",
    );
    const refused = registrations.filter(({ status }) => status === 503);
    assert.ok(refused.length > 0, "no registration was affected by the fault");
    for (const { body } of refused) assert.equal(JSON.parse(body).message, messages.registrationFailed);
    assert.ok(Math.max(...waits) <= 5_000, `ready only after ${Math.max(...waits)} ms`);
    const lost = await countLost(registrations, (keys) => cluster.storedKeys(keys));
    assert.equal(lost, 0);
    return `${times} kills: ${pages.length} pages all 200; ${registrations.length - refused.length} registrations stored, ${lost} lost, ${refused.length} refused with a message; ready ${Math.round(Math.max(...waits))} ms after the database at most`;
  } finally {
    await end(server, "SIGTERM");
    await cluster.stop();
  }
}
