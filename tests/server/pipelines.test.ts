import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { maxUnderWay, maxWaiting } from "../../server/http/pipelines.ts";
import { webServer } from "../../server/http/webServer.ts";

let server: Server | undefined;
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

/** A server around the listener, with its accepted sockets. */
async function listen(listener: RequestListener) {
  const accepted: Socket[] = [];
  const own = webServer(listener, [["X-Ours", "yes"]]);
  server = own;
  own.on("connection", (socket) => accepted.push(socket)).listen(0, "127.0.0.1");
  await new Promise((resolve) => own.once("listening", resolve));
  return { accepted, port: (own.address() as AddressInfo).port };
}

/** A client that writes everything at once, and its output so far. */
function send(port: number, bytes: string) {
  const client = connect(port, "127.0.0.1");
  const got = { text: "", closed: false, client };
  clients.push(client);
  client.setEncoding("latin1").on("data", (data) => {
    got.text += data;
  });
  client
    .on("error", () => {})
    .on("close", () => {
      got.closed = true;
    });
  client.write(bytes);
  return got;
}

const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
const many = (count: number) => Array.from({ length: count }, (_, index) => get(`/${index}`)).join("");
const statusesIn = ({ text }: { text: string }) => text.match(/HTTP\/1\.1 \d{3}/g)?.map((line) => line.slice(-3)) ?? [];
const pollOptions = { timeout: 20_000 };

/** Answers nothing but `/now` until released; counts the running requests of each connection. */
function createHoldingListener() {
  const held: { request: IncomingMessage; response: ServerResponse }[] = [];
  const underWay = new Map<Socket, number>();
  let most = 0;
  let open = false;
  const listener: RequestListener = (request, response) => {
    if (request.url === "/now") {
      response.end("now");
      return;
    }
    const { socket } = request;
    const now = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, now);
    most = Math.max(most, now);
    response.on("close", () => underWay.set(socket, (underWay.get(socket) ?? 0) - 1));
    if (open) response.end(request.url);
    else held.push({ request, response });
  };
  return {
    listener,
    held,
    most: () => most,
    release() {
      open = true;
      for (const { request, response } of held) response.end(request.url);
    },
  };
}

test("of ten connections with 3,000 requests each a few run, another visitor is answered, and all are completed", {
  timeout: 150_000,
}, async () => {
  const site = createHoldingListener();
  const { accepted, port } = await listen(site.listener);
  const crowd = Array.from({ length: 10 }, () => send(port, many(3_000)));
  await expect.poll(() => site.held.length, pollOptions).toBe(10 * maxUnderWay);
  const visitor = send(port, get("/now", "Connection: close\r\n"));
  await expect.poll(() => visitor.text, pollOptions).toMatch(/now$/);
  expect(site.held).toHaveLength(10 * maxUnderWay);
  for (const { bytesRead } of accepted) expect(bytesRead).toBeLessThanOrEqual(64 * 1024);
  site.release();
  const answered = () => crowd.map((one) => statusesIn(one).length);
  // A long interval, because each poll parses the whole output on the server's core.
  await expect.poll(answered, { timeout: 110_000, interval: 1_000 }).toEqual(Array(10).fill(3_000));
  for (const { text } of crowd) {
    const bodies = text.match(/\r\n\r\n\/\d+/g)?.map((body) => Number(body.slice(5)));
    expect(bodies).toEqual(Array.from({ length: 3_000 }, (_, index) => index));
  }
  expect(site.most()).toBe(maxUnderWay);
});

test("another visitor's request is interleaved with those of a pipeline", { timeout: 60_000 }, async () => {
  let taken = 0;
  let before: number | undefined;
  const { port } = await listen((request, response) => {
    if (request.url === "/now") before = taken;
    else taken += 1;
    response.end("x");
    if (taken === 1) send(port, get("/now"));
  });
  const crowd = Array.from({ length: 10 }, () => send(port, many(3_000)));
  await expect
    .poll(() => crowd.map((one) => statusesIn(one).length), { timeout: 50_000 })
    .toEqual(Array(10).fill(3_000));
  expect(before).toBeLessThan(15_000);
});

test("a connection isn't read while its requests wait, including their bodies", async () => {
  const site = createHoldingListener();
  const { accepted, port } = await listen((request, response) => {
    request.resume();
    site.listener(request, response);
  });
  const padding = `X-Padding: ${"x".repeat(4_000)}\r\n`;
  const posts = `POST /p HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n${"b".repeat(5_000)}`;
  const gets = send(port, get("/g", padding).repeat(1_000));
  const bodies = send(port, posts.repeat(1_000));
  const underWay = () => site.held.filter(({ request }) => request.url !== "/now").length;
  await expect.poll(underWay, pollOptions).toBe(2 * maxUnderWay);
  const visitor = send(port, get("/now"));
  await expect.poll(() => visitor.text, pollOptions).toContain("now");
  for (const { bytesRead } of accepted) expect(bytesRead).toBeLessThan(512 * 1024);
  site.release();
  await expect.poll(() => [gets, bodies].map((one) => statusesIn(one).length), pollOptions).toEqual([1_000, 1_000]);
});

test("the number of waiting requests over all connections is bounded: beyond it they are closed", {
  timeout: 60_000,
}, async () => {
  const site = createHoldingListener();
  const { accepted, port } = await listen(site.listener);
  const perConnection = 1_500;
  const crowd = Array.from({ length: 30 }, () => send(port, get("/").repeat(perConnection)));
  await expect.poll(() => accepted.length, pollOptions).toBe(30);
  await expect.poll(() => accepted.filter(({ destroyed }) => destroyed).length, pollOptions).toBeGreaterThan(10);
  const alive = accepted.filter(({ destroyed }) => !destroyed).length;
  // One of them may have been read partially.
  expect((alive - 1) * (perConnection - maxUnderWay)).toBeLessThanOrEqual(maxWaiting);
  // Their places are free again once writing to them fails.
  for (const { client } of crowd) client.destroy();
  site.release();
  await expect.poll(() => accepted.every(({ destroyed }) => destroyed), pollOptions).toBe(true);
  const next = Array.from({ length: 10 }, () => send(port, many(1_500)));
  await expect.poll(() => next.map((one) => statusesIn(one).length), pollOptions).toEqual(Array(10).fill(1_500));
});

test("invalid HTTP after valid requests is refused after these are answered", async () => {
  const site = createHoldingListener();
  const { port } = await listen(site.listener);
  const client = send(port, `${many(40)}NOT HTTP\r\n\r\n`);
  await expect.poll(() => site.held.length, pollOptions).toBe(maxUnderWay);
  expect(client.text).toBe("");
  site.release();
  await expect.poll(() => client.closed, pollOptions).toBe(true);
  expect(statusesIn(client)).toEqual([...Array(40).fill("200"), "400"]);
  expect(client.text).toMatch(/400 Bad Request\r\nX-Ours: yes\r\n/);
});

test("an invalid body is refused in order, and not at all once its answer has begun", async () => {
  const post = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nnot a chunk\r\n`;
  const site = createHoldingListener();
  const { port } = await listen((request, response) => {
    if (request.url === "/begun") response.write("begun");
    else site.listener(request, response);
  });
  const [refused, begun] = [send(port, get("/first") + post("/body")), send(port, post("/begun"))];
  await expect.poll(() => begun.closed, pollOptions).toBe(true);
  expect(statusesIn(begun)).not.toContain("400");
  await expect.poll(() => site.held.length, pollOptions).toBe(2);
  expect(refused.text).toBe("");
  site.held[0]?.response.end("first");
  await expect.poll(() => refused.closed, pollOptions).toBe(true);
  expect(statusesIn(refused)).toEqual(["200", "400"]);
});
