import { expect, test } from "vitest";
import { serveMetrics } from "../../server/metricsServer.ts";
import { sameOrigin, testApp } from "../support/testApp.ts";

const app = await testApp();

/** @returns the value of the series whose line starts like this */
const figure = async (series: string) => {
  const line = (await app.metrics.registry.metrics()).split("\n").find((candidate) => candidate.startsWith(series));
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
};

test("leads are counted by relay state, including empty states", async () => {
  await app.request
    .post("/registrations")
    .set(sameOrigin)
    .send({ form: "popup", name: "홍길동", phone: "010-1234-5678", key: "metrics-1" })
    .expect(201);
  expect(await figure('leads{state="stored"}')).toBe(1);
  expect(await figure('leads{state="given_up"}')).toBe(0);
});

test("the time of the newest backup is reported, and nothing while there is none", async () => {
  expect(await figure("newest_backup_timestamp_seconds")).toBeUndefined();
  await app.db("backups").insert({ bytes: 1_000, made_at: new Date("2026-11-21T18:30:00Z") });
  expect(await figure("newest_backup_timestamp_seconds")).toBe(Date.parse("2026-11-21T18:30:00Z") / 1_000);
});

test("requests are measured by their route's pattern, whatever the path", async () => {
  await app.request.get("/a-site/press/999999").expect(302);
  expect(await figure('http_request_duration_seconds_count{method="GET",route="/:site/press/:id",status="302"}')).toBe(
    1,
  );
  expect(await app.metrics.registry.metrics()).not.toContain("a-site");
  await app.createAdministrator();
  await app.request
    .get("/admin/leads/987")
    .set("Cookie", await app.signIn())
    .expect(404);
  expect(await figure('http_request_duration_seconds_count{method="GET",route="/admin/leads/:id",status="404"}')).toBe(
    1,
  );
});

test("all pages that need no database are measured as one route", async () => {
  for (const path of ["/Brand/intro", "/Brand/video"]) await app.request.get(path).expect(200);
  expect(await figure('http_request_duration_seconds_count{method="GET",route="page",status="200"}')).toBe(2);
});

test("metrics are only on their own port, also without the database", async () => {
  await app.request.get("/metrics").expect(404);
  const own = await serveMetrics(app.metrics, { port: 0, host: "127.0.0.1" });
  try {
    const answer = await fetch(`http://127.0.0.1:${own.port}/metrics`);
    expect(answer.headers.get("content-type")).toContain("text/plain");
    expect(await answer.text()).toContain("nodejs_eventloop_lag_p99_seconds");
    expect((await fetch(`http://127.0.0.1:${own.port}/`)).status).toBe(404);
  } finally {
    own.close();
  }
});
