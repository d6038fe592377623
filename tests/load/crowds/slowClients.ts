import assert from "node:assert/strict";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Cluster } from "../faults/cluster.ts";
import { end, startServer } from "../serverProcess.ts";

const port = 4325;
const clients = 1_000;

interface SlowClient {
  socket: Socket;
  openedAt: number;
  closedAt?: number;
}

/** What a client has sent before it slows down; the silent one sends nothing, like a lost connection. */
const openings = {
  silent: "",
  headers: "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
  body: "POST /registrations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{",
  chunks:
    "POST /registrations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
} as const;
type Kind = keyof typeof openings;
/** Seconds. */
const limits: Record<Kind, number> = { silent: 10, headers: 10, body: 30, chunks: 30 };
const kinds = Object.keys(openings) as Kind[];

/** A client that sends one byte of its request per second, or none. */
function startSlowClient(kind: Kind): SlowClient {
  const socket = connect(port, "127.0.0.1");
  const client: SlowClient = { socket, openedAt: performance.now() };
  const drop = kind === "chunks" ? "1\r\na\r\n" : "a";
  const timer = kind === "silent" ? undefined : setInterval(() => socket.write(drop), 1_000);
  socket
    .on("error", () => {})
    .once("close", () => {
      clearInterval(timer);
      client.closedAt = performance.now();
    });
  socket.resume();
  socket.write(openings[kind]);
  return client;
}

/** A thousand clients that send hardly anything, while others are served. */
export async function slowClients(): Promise<string> {
  const cluster = await Cluster.start();
  const server = await startServer(port, cluster.url);
  try {
    const slow = new Map(
      kinds.map((kind) => [kind, Array.from({ length: clients / kinds.length }, () => startSlowClient(kind))]),
    );
    const others: number[] = [];
    const until = performance.now() + 40_000;
    while (performance.now() < until && [...slow.values()].flat().some(({ closedAt }) => !closedAt)) {
      const start = performance.now();
      const response = await fetch(`http://127.0.0.1:${port}/a-site/press`);
      await response.arrayBuffer();
      assert.equal(response.status, 200);
      others.push(performance.now() - start);
      await pause(50);
    }
    const waited = (kind: Kind) =>
      Math.max(
        ...(slow.get(kind) ?? []).map(({ openedAt, closedAt = Number.POSITIVE_INFINITY }) => closedAt - openedAt),
      ) / 1_000;
    const figures = kinds.map((kind) => `${kind} ${waited(kind).toFixed(1)} s`).join(", ");
    for (const kind of kinds) assert.ok(waited(kind) <= limits[kind], `waited too long: ${figures}`);
    return `${clients} slow clients were disconnected after: ${figures}; ${others.length} other requests all 200, the slowest took ${Math.round(Math.max(...others))} ms`;
  } finally {
    await end(server, "SIGTERM");
    await cluster.stop();
  }
}
