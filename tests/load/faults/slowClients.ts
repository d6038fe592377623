import assert from "node:assert/strict";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { end, startServer } from "../serverProcess.ts";
import { Cluster } from "./cluster.ts";

const port = 4325;
const clients = 1_000;

interface SlowClient {
  socket: Socket;
  openedAt: number;
  closedAt?: number;
}

/** A client that sends a byte of its request a second, of the headers or of the body. */
function dawdle(kind: "headers" | "body"): SlowClient {
  const socket = connect(port, "127.0.0.1");
  const client: SlowClient = { socket, openedAt: performance.now() };
  socket
    .on("error", () => {})
    .once("close", () => {
      clearInterval(timer);
      client.closedAt = performance.now();
    });
  socket.resume();
  socket.write(
    kind === "headers"
      ? "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
      : "POST /registrations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{",
  );
  const timer = setInterval(() => socket.write("a"), 1_000);
  return client;
}

/** A thousand clients that hardly send anything, while others want to be served. */
export async function slowClients(): Promise<string> {
  const cluster = await Cluster.start();
  const server = await startServer(port, cluster.url);
  try {
    const headers = Array.from({ length: clients / 2 }, () => dawdle("headers"));
    const bodies = Array.from({ length: clients / 2 }, () => dawdle("body"));
    const others: number[] = [];
    const until = performance.now() + 40_000;
    while (performance.now() < until && [...headers, ...bodies].some(({ closedAt }) => !closedAt)) {
      const start = performance.now();
      const response = await fetch(`http://127.0.0.1:${port}/a-site/press`);
      await response.arrayBuffer();
      assert.equal(response.status, 200);
      others.push(performance.now() - start);
      await pause(50);
    }
    const longest = (group: SlowClient[]) =>
      Math.max(...group.map(({ openedAt, closedAt = Number.POSITIVE_INFINITY }) => closedAt - openedAt)) / 1_000;
    // Node looks every two seconds.
    assert.ok(longest(headers) <= 12.5, `headers were waited for ${longest(headers)} s`);
    assert.ok(longest(bodies) <= 32.5, `bodies were waited for ${longest(bodies)} s`);
    const slowest = Math.max(...others);
    return `${clients} slow clients: closed after ${longest(headers).toFixed(1)} s in the headers and ${longest(bodies).toFixed(1)} s in the body; ${others.length} other requests all 200, the slowest took ${Math.round(slowest)} ms`;
  } finally {
    await end(server, "SIGTERM");
    await cluster.stop();
  }
}
