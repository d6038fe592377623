import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import autocannon, { type Request } from "autocannon";
import { end, memoryOf, startServer } from "../serverProcess.ts";
import { Cluster } from "./cluster.ts";

const port = 4328;
const url = `http://127.0.0.1:${port}`;
const seconds = 20;
const connections = 100;
/** Megabytes. A container has 512. */
const memoryLimit = 450;

const flooder = { "X-Forwarded-For": "203.0.113.9" };
const json = { ...flooder, "Content-Type": "application/json", Accept: "application/json" };
let count = 0;
const unique = (request: Request): Request => {
  count += 1;
  return { ...request, path: request.path?.replace("N", String(count)) };
};

/** Hostile requests: uncached queries, guesses, junk and oversized bodies. */
const requests: Request[] = [
  { path: "/siteN/press", headers: flooder, setupRequest: unique },
  { path: "/nothing-N", headers: flooder, setupRequest: unique },
  { path: "/a-site/press/N", headers: flooder, setupRequest: unique },
  { path: "/sitemap.xml", headers: flooder },
  { path: "/registrations/N-aaaaaaaaaaaaaaaaaaaaaa", headers: flooder, setupRequest: unique },
  {
    path: "/session",
    method: "POST",
    headers: json,
    body: JSON.stringify({ email: "a@b.example", password: "guess" }),
  },
  {
    path: "/registrations",
    method: "POST",
    headers: json,
    body: JSON.stringify({ form: "popup", name: "광고", phone: "1" }),
  },
  { path: "/registrations", method: "POST", headers: json, body: `{"message":"${"x".repeat(110_000)}"}` },
  { path: "/registrations", method: "POST", headers: json, body: "[".repeat(20_000) },
];

/** One address floods the server with expensive requests, while others read and register. */
export async function flood(): Promise<string> {
  const cluster = await Cluster.start();
  const server = await startServer(port, cluster.url, { TRUST_PROXY: "1", REGISTRATION_LIMIT: "60" });
  try {
    const flooding = autocannon({ url, connections, duration: seconds, requests });
    const others: { status: number; took: number }[] = [];
    const until = performance.now() + seconds * 1_000;
    for (let visit = 0; performance.now() < until; visit += 1) {
      const start = performance.now();
      const response =
        visit % 5 === 0
          ? await fetch(`${url}/registrations`, {
              method: "POST",
              headers: { "Content-Type": "application/json", "X-Forwarded-For": `198.51.100.${(visit / 5) % 250}` },
              body: JSON.stringify({ form: "popup", name: "홍길동", phone: "010-1234-5678", key: `flood-${visit}` }),
            })
          : await fetch(`${url}${["/", "/a-site/press", "/FloorPlan/84A"][visit % 3]}`);
      await response.arrayBuffer();
      others.push({ status: response.status, took: performance.now() - start });
      await pause(100);
    }
    const result = await flooding;
    assert.equal(server.exitCode, null, "the server exited");
    assert.equal(result["5xx"], 0, `${result["5xx"]} answers were 5xx`);
    assert.deepEqual(
      others.filter(({ status }) => status !== 200 && status !== 201),
      [],
      "a visitor was refused",
    );
    const [stored] = await cluster.query<{ count: string }>("SELECT count(*) FROM registrations WHERE name = '광고'");
    assert.ok(Number(stored?.count) <= 60, `${stored?.count} registrations of the flood were stored`);
    const memory = memoryOf(server);
    assert.ok(memory < memoryLimit, `${Math.round(memory)} MB of memory`);
    const times = others.map(({ took }) => took).toSorted((a, b) => a - b);
    const median = Math.round(times[Math.floor(times.length / 2)] ?? 0);
    return `${result.requests.total} requests of ${connections} connections in ${seconds} s: ${result["2xx"]} answered, ${result["3xx"]} redirected, ${result["4xx"]} refused, none 5xx; ${others.length} of other visitors all served, half within ${median} ms, all within ${Math.round(times.at(-1) ?? 0)} ms; ${Math.round(memory)} MB of memory`;
  } finally {
    await end(server, "SIGTERM");
    await cluster.stop();
  }
}
