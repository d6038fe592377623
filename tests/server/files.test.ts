import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { testApp } from "../support/testApp.ts";

const app = await testApp();

const notice = "/announcement.pdf";
const built = (folder: string, pattern: RegExp) => {
  const name = readdirSync(`dist/public/${folder}`).find((file) => pattern.test(file));
  if (!name) throw new Error(`No file in ${folder} matches ${pattern}`);
  return `/${folder}/${name}`;
};
const ranged = (range: string, headers = {}) => app.request.get(notice).set({ Range: range, ...headers });

test("sends a requested range: from the start, to the end, the last bytes", async () => {
  const whole = await app.request.get(notice).expect(200).expect("Accept-Ranges", "bytes");
  const size = whole.body.length;
  for (const [range, from, to] of [
    ["bytes=0-0", 0, 0],
    ["bytes=10-19", 10, 19],
    ["bytes=-5", size - 5, size - 1],
    [`bytes=${size - 3}-`, size - 3, size - 1],
    ["bytes=5-99999999", 5, size - 1],
  ] as const) {
    const part = await ranged(range).expect(206).expect("Content-Range", `bytes ${from}-${to}/${size}`);
    expect(part.body).toEqual(whole.body.subarray(from, to + 1));
  }
});

test.each(["bytes=5-2", "bytes=99999999-", "bytes=-0"])(
  "refuses the range %s and states the file's length",
  async (range) => {
    const answer = await ranged(range)
      .expect(416)
      .expect("Content-Range", /^bytes \*\/\d+$/);
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.text).toContain("416");
  },
);

test("an unsatisfiable range of a compressed script is refused without compression", async () => {
  const script = built("assets", /^entry-client-.*\.js$/);
  const answer = await app.request.get(script).set({ "Accept-Encoding": "br", Range: "bytes=99999999-" }).expect(416);
  expect(answer.headers["content-encoding"]).toBeUndefined();
});

test.each(["lines=0-5", "bytes=abc", "bytes=0-0,5-9"])("sends the whole file for the range %s", async (range) => {
  await ranged(range).expect(200);
});

test("continues a range only while the file is the same", async () => {
  const { etag } = (await app.request.head(notice)).headers;
  await ranged("bytes=0-9", { "If-Range": String(etag) }).expect(206);
  await ranged("bytes=0-9", { "If-Range": '"another"' }).expect(200);
});

test("isn't sent again for a matching ETag, and the answer states its lifetime", async () => {
  const { headers } = await app.request.head(notice).expect(200);
  for (const [name, value] of [
    ["If-None-Match", `"a", ${headers.etag}`],
    ["If-Modified-Since", String(headers["last-modified"])],
  ] as const) {
    const answer = await app.request.get(notice).set(name, value).expect(304);
    expect(answer.headers).toMatchObject({ etag: headers.etag, "cache-control": "public, max-age=3600" });
    expect(answer.headers["cross-origin-opener-policy"]).toBe("same-origin");
  }
});

test("a script is sent in an accepted encoding, and is immutable", async () => {
  const script = built("assets", /^entry-client-.*\.js$/);
  for (const [accepted, encoding] of [
    ["gzip, deflate, br, zstd", "br"],
    ["GZIP", "gzip"],
    ["br;q=0, gzip;q=0.3", "gzip"],
    ["br;q=0.0", undefined],
    ["zstd, bro", undefined],
  ]) {
    const { headers } = await app.request.head(script).set("Accept-Encoding", String(accepted)).expect(200);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers).toMatchObject({ vary: "Accept-Encoding", "cache-control": "public, max-age=31536000, immutable" });
  }
});

test("every file has a type that browsers needn't guess", async () => {
  for (const path of ["/favicon.ico", "/site.webmanifest", built("films", /\.mp4$/), built("pictures", /\.avif$/)])
    expect((await app.request.head(path).expect(200)).headers["content-type"], path).toMatch(
      /^(image|video|application)\/./,
    );
});

test.each([
  "/.vite/manifest.json",
  "/%2e%2e/package.json",
  "/assets/..%2f..%2f..%2fpackage.json",
  "/announcement.pdf%00",
  "/assets",
])("%s leads to no file", async (path) => {
  await app.request.get(path).expect(404);
});

test("allows only GET and HEAD", async () => {
  for (const method of ["post", "put", "delete"] as const) await app.request[method](notice).expect(404);
});

test("an aborted download leaves no file open", async () => {
  const film = built("films", /\.mp4$/);
  const open = () => readdirSync("/dev/fd").length;
  const breakOff = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
      socket.once("data", () => socket.destroy()).once("close", () => resolve());
      socket.write(`GET ${film} HTTP/1.1\r\nHost: localhost\r\nRange: bytes=0-\r\n\r\n`);
    });
  const before = open();
  for (let time = 0; time < 40; time += 1) await breakOff();
  await expect.poll(open, { timeout: 5_000 }).toBeLessThan(before + 20);
});
