import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { productionViews } from "../../server/views/production.ts";
import { startTestApp, type TestApp } from "../support/testApp.ts";

const apps: TestApp[] = [];
afterAll(() => Promise.all(apps.map((app) => app.stop())));

/** An application with one failing page, and its log. */
async function brokenApp(explain?: (error: unknown) => string) {
  const lines: string[] = [];
  const stream = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) });
  const broken = new Error("Loading chunk failed", { cause: new SyntaxError("Unexpected token in Brand.tsx") });
  const views = {
    ...(await productionViews("dist")),
    render: () => Promise.reject(broken),
    ...(explain && { explain }),
  };
  const app = await startTestApp({ context: { views, log: pino(stream) } });
  apps.push(app);
  return { app, lines };
}

test("in development a page that throws is answered with its error page, and the log has the cause", async () => {
  const { app, lines } = await brokenApp((error) => `<h1>${(error as Error).message}</h1>`);
  const { text } = await app.request.get("/Brand/intro").expect(500);
  expect(text).toBe("<h1>Loading chunk failed</h1>");
  expect(lines.join("")).toContain("Unexpected token in Brand.tsx");
});

test("in production the log has the cause, and the answer nothing of it", async () => {
  const { app, lines } = await brokenApp();
  const { text } = await app.request.get("/Brand/intro").expect(500);
  expect(text).not.toMatch(/chunk|token|Brand\.tsx/);
  expect(lines.join("")).toContain("Unexpected token in Brand.tsx");
});
