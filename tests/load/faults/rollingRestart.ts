import assert from "node:assert/strict";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { end, startServer } from "../serverProcess.ts";
import { Cluster } from "./cluster.ts";

const ports = [4323, 4324] as const;
const rounds = 4;
const clients = 16;

interface Counts {
  answered: number;
  failed: string[];
  /** Connections refused before anything was sent: a proxy then tries the next instance, and so does this. */
  refused: number;
}

/** One request over a keep-alive connection, like a proxy's. A refused connection is retried at the other instance. */
function sendOne(agent: Agent, port: number, count: number, counts: Counts): Promise<void> {
  const registers = count % 4 === 0;
  const body = JSON.stringify({ form: "popup", name: "홍길동", phone: "010-1234-5678", key: `roll-${count}` });
  return new Promise((resolve) => {
    const sent = request(
      {
        agent,
        port,
        path: registers ? "/registrations" : "/a-site/press",
        method: registers ? "POST" : "GET",
        headers: registers ? { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) } : {},
      },
      (response) => {
        response.resume().once("end", () => {
          if ((response.statusCode ?? 500) < 400) counts.answered += 1;
          else counts.failed.push(`${response.statusCode}`);
          resolve();
        });
      },
    );
    sent.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") {
        counts.refused += 1;
        const other = port === ports[0] ? ports[1] : ports[0];
        resolve(pause(20).then(() => sendOne(agent, other, count, counts)));
        return;
      }
      counts.failed.push(`${error.code}${sent.reusedSocket ? " on a kept connection" : ""}`);
      resolve();
    });
    sent.end(registers ? body : undefined);
  });
}

/** Two instances are alternately replaced by SIGTERM, under load. */
export async function rollingRestart(): Promise<string> {
  const cluster = await Cluster.start();
  const servers = new Map(
    await Promise.all(ports.map(async (port) => [port, await startServer(port, cluster.url)] as const)),
  );
  try {
    const counts: Counts = { answered: 0, failed: [], refused: 0 };
    const agent = new Agent({ keepAlive: true, timeout: 4_000 });
    let going = true;
    let count = 0;
    const loops = Array.from({ length: clients }, async (_, client) => {
      for (; going; count += 1) await sendOne(agent, ports[(client + count) % 2] ?? ports[0], count, counts);
    });
    const endings: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const port = ports[round % 2] ?? ports[0];
      await pause(1_500);
      const old = servers.get(port);
      if (old) endings.push(await end(old, "SIGTERM"));
      servers.set(port, await startServer(port, cluster.url));
    }
    await pause(1_000);
    going = false;
    await Promise.all(loops);
    agent.destroy();
    assert.deepEqual(counts.failed, [], `${counts.failed.length} requests failed`);
    assert.ok(Math.max(...endings) <= 10_000);
    return `${rounds} instances replaced: ${counts.answered} requests answered, ${counts.failed.length} failed, ${counts.refused} retried at the other instance; each ended within ${Math.round(Math.max(...endings))} ms`;
  } finally {
    await Promise.all([...servers.values()].map((server) => end(server, "SIGTERM")));
    await cluster.stop();
  }
}
