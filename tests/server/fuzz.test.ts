import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../support/testApp.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { REGISTRATION_LIMIT: "1000000", SIGN_IN_LIMIT: "1000000" } });
});
afterAll(() => app.stop());

const segment = fc.oneof(
  fc.constantFrom(
    "press",
    "customer",
    "Brand",
    "intro",
    "FloorPlan",
    "59A",
    "센트럴루미나",
    "session",
    "registrations",
    "1",
    "feed.xml",
    "..",
    "%00",
    "%E0%A4%A",
    "%ff",
    "__proto__",
  ),
  fc.string({ unit: "binary", maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
);
const query = fc
  .dictionary(fc.constantFrom("cursor", "signIn", "a[b]", "__proto__", "q"), fc.string({ maxLength: 30 }))
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
  accept: fc.constantFrom("application/json", "text/html", "*/*", ";;;", "application/json;q=0"),
});

test("no generated request gets a 5xx or a stack trace", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ method, path, body, type, accept }) => {
      const sends = !["GET", "HEAD"].includes(method) && body !== null;
      const response = await fetch(app.url + path, {
        method,
        redirect: "manual",
        headers: { Accept: accept, ...(sends && { "Content-Type": type }) },
        ...(sends && { body }),
      });
      const text = await response.text();
      expect(response.status, `${method} ${path} ${body}`).toBeLessThan(500);
      expect(text).not.toMatch(/node_modules|at \w+ \(|\.ts:\d|\.js:\d/);
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 1_500) },
  );
});
