import { request as send } from "node:http";
import fc from "fast-check";
import { expect, test } from "vitest";
import { deskPages } from "../../client/desk/pages.ts";
import { pages } from "../../client/pages/pages.ts";
import { testApp } from "../support/testApp.ts";

const app = await testApp({
  env: { REGISTRATION_LIMIT: "1000000", REGISTRATION_FLOOD: "1000000", SIGN_IN_LIMIT: "1000000" },
});
await app.createAdministrator();
const session = await app.signIn();

/** Parts of the addresses of pages, their parameters among them, and of what isn't a page. */
const known = [...pages, ...deskPages].flatMap(({ path }) => path.split("/"));
const others = ["session", "search", "export", "status", "notes", "relay", "publication", "feed.xml", "visit.ics", "1"];
const odd = ["announcement.pdf", "sitemap.xml", "admin/leads/search", "..", "%00", "%E0%A4%A", "%ff", "__proto__"];
const segment = fc.oneof(
  fc.constantFrom(...known, ...others, ...odd),
  fc.string({ unit: "binary", maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
);
const value = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom(
    "constructor",
    "__proto__",
    "toString",
    "//evil.example",
    "\\evil.example",
    "0000-01-01",
    "2026-02-31",
    "9999-12-31",
    "\0",
    "MDAwMC0wMS0wMVQwMDowMDowMC4wMDBafDE",
  ),
);
const query = fc
  .dictionary(fc.constantFrom("cursor", "signIn", "a[b]", "__proto__", "q", "site", "status", "from", "next"), value)
  .map((entries) => new URLSearchParams(entries).toString());
const request = fc.record({
  method: fc.constantFrom("GET", "GET", "HEAD", "POST", "DELETE", "PUT", "OPTIONS", "PATCH"),
  path: fc
    .tuple(fc.array(segment, { maxLength: 4 }), query)
    .map(([segments, search]) => `/${segments.join("/")}${search && `?${search}`}`),
  body: fc.option(
    fc.oneof(
      fc.json({ maxDepth: 4 }),
      fc
        .record({
          form: fc.constantFrom("popup", "home", "customer", "x"),
          name: fc.string({ unit: "binary" }),
          phone: fc.string({ unit: "binary" }),
          message: fc.anything(),
        })
        .map((body) => JSON.stringify(body, (_key, value) => (typeof value === "bigint" ? String(value) : value))),
      fc
        .dictionary(
          fc.constantFrom("email", "password", "code", "site", "next", "atLeast"),
          fc.oneof(value, fc.constantFrom({ toString: 1 }, { valueOf: 1, toString: 1 }, ["a"], null, 7)),
        )
        .map((fields) => JSON.stringify(fields)),
      fc
        .dictionary(fc.constantFrom("_method", "title", "summary", "content", "revision", "change", "q"), fc.string())
        .map((fields) => new URLSearchParams({ _method: "put", ...fields }).toString()),
      fc.string(),
    ),
  ),
  type: fc.constantFrom(
    "application/json",
    "application/x-www-form-urlencoded",
    "application/json; charset=utf-7",
    "text/plain",
    "multipart/form-data",
  ),
  headers: fc.record(
    {
      accept: fc.constantFrom("application/json", "text/html", "*/*", ";;;", "application/json;q=0"),
      range: fc.constantFrom("bytes=0-", "bytes=-1", "bytes=9-2", "bytes=0-0,2-3", "bytes=", "x"),
      "accept-encoding": fc.constantFrom("br", "gzip;q=0", "*", "identity;q=0", "br;q=x", ","),
      "if-none-match": fc.constantFrom("*", '"', 'W/"a", "b"'),
      "if-modified-since": fc.constantFrom("Sat, 21 Nov 2037 00:00:00 GMT", "yesterday"),
      "sec-fetch-site": fc.constantFrom("same-origin", "same-origin", "cross-site", "none"),
      origin: fc.constantFrom("null", "https://evil.example", "x"),
      host: fc.constantFrom("evil.example", "[::1", "a b"),
      referer: fc.constantFrom("https://a.example/?utm_source=%00", "x", "//"),
      "x-forwarded-for": fc.constantFrom("1.2.3.4", ",,", "x"),
      "x-request-id": fc.constantFrom("abcdefgh", '"{}'),
    },
    { requiredKeys: [] },
  ),
  /** Whether the administrator sends it. */
  signedIn: fc.boolean(),
});
type Generated = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

/** With node:http, which sends paths unchanged: fetch would normalize dot segments. */
function answerTo({ method, path, body, type, headers, signedIn }: Generated) {
  const sends = !["GET", "HEAD"].includes(method) && body !== null;
  return new Promise<{ status: number; text: string; location?: string | undefined }>((resolve, reject) => {
    const sent = send(
      app.url,
      {
        method,
        path,
        headers: {
          ...headers,
          // Signing out would leave the rest of the run without a session.
          ...(signedIn && !path.startsWith("/session") && { cookie: session }),
          ...(sends && { "content-type": type, "content-length": Buffer.byteLength(body) }),
        },
      },
      (response) => {
        let text = "";
        response.setEncoding("latin1").on("data", (data) => {
          text += data;
        });
        const { location } = response.headers;
        response.once("end", () => resolve({ status: response.statusCode ?? 0, text, location })).once("error", reject);
      },
    );
    sent.once("error", reject).end(sends ? body : undefined);
  });
}

test("no generated request gets a 5xx, a stack trace or no answer", { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(request, async (generated) => {
      const { status, text, location } = await answerTo(generated);
      expect(status, JSON.stringify(generated)).toBeGreaterThanOrEqual(200);
      expect(status, JSON.stringify(generated)).toBeLessThan(500);
      expect(text).not.toMatch(/node_modules|at \w+ \(|\.ts:\d|\.js:\d|\[native code\]|\[object Object\]/);
      if (location !== undefined) expect(location, JSON.stringify(generated)).toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 1_500) },
  );
});
