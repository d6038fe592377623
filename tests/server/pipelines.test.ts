import type { RequestListener, Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import express from "express";
import { afterEach, expect, test } from "vitest";
import { maxUnderWay, webServer } from "../../server/webServer.ts";

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
  const own = webServer(express().disable("x-powered-by").use(listener), { "X-Ours": "yes" });
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

/** Answers nothing but `/now`; counts the requests under way of each connection. */
function createHoldingListener() {
  const underWay = new Map<Socket, number>();
  let most = 0;
  const listener: RequestListener = ({ url, socket }, response) => {
    if (url === "/now") {
      response.end("now");
      return;
    }
    const now = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, now);
    most = Math.max(most, now);
  };
  return { listener, most: () => most };
}

test("a connection with more requests under way than allowed is closed, and other visitors are answered", async () => {
  const site = createHoldingListener();
  const { accepted, port } = await listen(site.listener);
  const crowd = Array.from({ length: 10 }, () => send(port, many(3_000)));
  await expect.poll(() => crowd.every(({ closed }) => closed), pollOptions).toBe(true);
  expect(accepted.every(({ destroyed }) => destroyed)).toBe(true);
  expect(site.most()).toBe(maxUnderWay);
  const visitor = send(port, get("/now", "Connection: close\r\n"));
  await expect.poll(() => visitor.text, pollOptions).toMatch(/now$/);
});

test("as many requests as allowed are answered, in order, and as many again after them", async () => {
  const { port } = await listen((request, response) => response.end(request.url));
  const client = send(port, many(maxUnderWay));
  await expect.poll(() => statusesIn(client), pollOptions).toHaveLength(maxUnderWay);
  client.client.write(many(maxUnderWay));
  await expect.poll(() => statusesIn(client), pollOptions).toHaveLength(2 * maxUnderWay);
  const bodies = client.text.match(/\r\n\r\n\/\d+/g)?.map((body) => Number(body.slice(5)));
  const numbers = Array.from({ length: maxUnderWay }, (_, index) => index);
  expect(bodies).toEqual([...numbers, ...numbers]);
});

test("the refusal of invalid HTTP is never taken for the response to an earlier request", async () => {
  const site = createHoldingListener();
  const { port } = await listen(site.listener);
  const client = send(port, `${many(2)}NOT HTTP\r\n\r\n`);
  await expect.poll(() => client.closed, pollOptions).toBe(true);
  expect(client.text).toBe("");
  const after = send(port, get("/now"));
  await expect.poll(() => after.text, pollOptions).toContain("now");
  after.client.write("NOT HTTP\r\n\r\n");
  await expect.poll(() => after.closed, pollOptions).toBe(true);
  expect(statusesIn(after)).toEqual(["200", "400"]);
  expect(after.text).toMatch(/400 Bad Request\r\nX-Ours: yes\r\n/);
});

test("an invalid body is refused, and not any more once its response has begun", async () => {
  const post = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nnot a chunk\r\n`;
  const site = createHoldingListener();
  const { port } = await listen((request, response) => {
    if (request.url === "/begun") response.write("begun");
    else site.listener(request, response);
  });
  const [refused, begun] = [send(port, post("/body")), send(port, post("/begun"))];
  await expect.poll(() => [refused.closed, begun.closed], pollOptions).toEqual([true, true]);
  expect(statusesIn(refused)).toEqual(["400"]);
  expect(statusesIn(begun)).not.toContain("400");
});
