import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import express from "express";
import { expect, test } from "vitest";
import { productionViews } from "../../server/views/production.ts";
import { webServer } from "../../server/webServer.ts";
import { startTestApp, testApp } from "../support/testApp.ts";

const app = await testApp();

/** @returns everything received for these bytes until the server closes the connection */
const exchange = (bytes: string, ...more: string[]) =>
  exchangeAt({ port: Number(new URL(app.url).port) }, bytes, ...more);
const exchangeAt = ({ port }: Pick<AddressInfo, "port">, bytes: string, ...more: string[]) =>
  new Promise<string>((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1");
    socket.setEncoding("latin1").on("data", (data) => {
      answer += data;
    });
    socket.once("error", reject).once("close", () => resolve(answer));
    socket.write(bytes);
    // Reading starts only after all is sent: closing with unread input could discard the answer.
    if (more.length > 0) socket.pause();
    const send = () => {
      const next = more.shift();
      if (next === undefined) socket.resume();
      else socket.write(next, () => setImmediate(send));
    };
    send();
  });
const host = "Host: localhost\r\n";
const post = `POST /registrations HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;

test.each([
  ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
  ["no host, after a cached page", "GET /?x=1 HTTP/1.1\r\nX-A: b\r\n\r\n", 400],
  ["an address of 8 kB", `GET /${"a".repeat(8_000)} HTTP/1.1\r\n${host}\r\n`, 414],
  ["a tunnel", `CONNECT other:443 HTTP/1.1\r\n${host}\r\n`, 400],
  ["a URL of another scheme", `GET ftp://other/ HTTP/1.1\r\n${host}\r\n`, 400],
  ["no address", `GET * HTTP/1.1\r\n${host}\r\n`, 400],
  ["two hosts", `GET / HTTP/1.1\r\n${host}Host: other\r\n\r\n`, 400],
  ["two lengths", `${post}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`, 400],
  ["a length and chunked encoding", `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ["an unknown transfer coding", `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`, 400],
  ["a space before a colon", `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`, 400],
  ["a folded line", `GET / HTTP/1.1\r\n${host}X-A: b\r\n c\r\n\r\n`, 400],
  ["bare line feeds", "GET / HTTP/1.1\nHost: localhost\n\n", 400],
  ["HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
  ["HTTP/2 with prior knowledge", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\x12\x04\0\0\0\0\0", 400],
  ["an unknown HTTP version", `GET / HTTP/2.0\r\n${host}\r\n`, 400],
  ["a future HTTP version", `GET / HTTP/3.0\r\n${host}\r\n`, 400],
  ["TLS", "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03", 400],
  ["another protocol", "SSH-2.0-OpenSSH_9.6\r\n", 400],
  ["an unknown method", `BREW / HTTP/1.1\r\n${host}\r\n`, 400],
  ["headers of 20 kB", `GET / HTTP/1.1\r\n${host}X-A: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["a huge chunk extension", `${post}Transfer-Encoding: chunked\r\n\r\n1;${"x".repeat(20_000)}\r\n{\r\n0\r\n\r\n`, 413],
])(
  "requests with %s are refused with the headers of every answer, and the connection closes",
  async (_name, bytes, status) => {
    const answer = await exchange(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.match(/^HTTP\//gm)).toHaveLength(1);
    for (const line of [
      "Content-Security-Policy: default-src 'none'",
      "Strict-Transport-Security: ",
      "Connection: close",
    ])
      expect(answer).toContain(`\r\n${line}`);
  },
);

test("what follows a refused request on its connection isn't performed", async () => {
  const performed: string[] = [];
  const counting = express().use((request, response) => {
    performed.push(request.url);
    response.end();
  });
  const server = webServer(counting, {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  const answer = await exchangeAt(
    server.address() as AddressInfo,
    `GET /1 HTTP/1.1\r\n${host}\r\nGET /2 HTTP/1.1\r\n\r\nGET /3 HTTP/1.1\r\n${host}\r\n`,
  );
  expect([performed, answer.match(/^HTTP\//gm)?.length]).toEqual([["/1"], 2]);
  server.close();
});

test("OPTIONS for the whole server, whose target has no path, is an address without a page", async () => {
  const answer = await exchange(`OPTIONS * HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
});

test.each([
  ["HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["what isn't HTTP", "NOT HTTP\r\n\r\n"],
  ["a tunnel", `CONNECT other:443 HTTP/1.1\r\n${host}\r\n`],
])("a client that sends %s and goes on sending gets the refusal too", async (_name, bytes) => {
  const more = Array.from({ length: 20 }, () => "\0".repeat(10_000));
  expect(await exchange(bytes, ...more)).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*\r\nContent-Security-Policy: default-src 'none'/,
  );
});

test("a request target in absolute form is answered like the same path", async () => {
  const get = (target: string, head = host) => exchange(`GET ${target} HTTP/1.1\r\n${head}Connection: close\r\n\r\n`);
  const body = (answer: string) => answer.slice(answer.indexOf("\r\n\r\n"));
  for (const path of ["/healthz", "/Brand/intro?a=b", "/nothing"]) {
    const [plain, absolute] = [await get(path), await get(`HTTP://x${path}`)];
    expect(absolute.slice(0, 12)).toBe(plain.slice(0, 12));
    expect(body(absolute)).toBe(body(plain));
  }
  expect(await get("http://x?q")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await get("http://x/healthz", "")).toMatch(/^HTTP\/1\.1 400 /);
});

test("a body that a cached page doesn't read isn't parsed as the next request", async () => {
  const inner = "GET /admin HTTP/1.1\r\nHost: x\r\n\r\n";
  await app.request.get("/");
  const answer = await exchange(
    `GET / HTTP/1.1\r\n${host}Content-Length: ${inner.length}\r\n\r\n${inner}GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
  );
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"]);
  expect(answer).toMatch(/\{"status":"ok"\}$/);
});

test("a refusal is rendered once for all, and not at all for clients that have disconnected", async () => {
  const views = await productionViews("dist");
  let drawn = 0;
  const counting = await startTestApp({
    context: {
      views: {
        ...views,
        renderFailure: (request) => {
          drawn += 1;
          return views.renderFailure(request);
        },
      },
    },
  });
  const { port } = new URL(counting.url);
  const broken = Array.from(
    { length: 5 },
    () =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(port), "127.0.0.1");
        socket.once("close", () => resolve());
        // The interim answer comes from the application, which then reads a body that never ends.
        socket.once("data", () => socket.destroy());
        socket.write(`${post}Expect: 100-continue\r\nContent-Length: 500\r\n\r\n{`);
      }),
  );
  await Promise.all(broken);
  await expect.poll(counting.connections).toBe(0);
  await counting.request.get("/healthz").expect(200);
  expect(drawn).toBe(0);
  const junk = () => counting.request.post("/registrations").type("text/plain").set("Accept", "text/html").send("x");
  const pages = await Promise.all([junk(), junk(), junk()]);
  expect(pages.map(({ status }) => status)).toEqual([415, 415, 415]);
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  expect(drawn).toBe(1);
  await counting.stop();
});
