import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listen, type Notifications } from "../../server/database/notifications.ts";
import { publishArticle } from "../../server/models/article/articleWriting.ts";
import { startTestApp, type TestApp } from "../support/testApp.ts";

let app: TestApp;
let other: Notifications;

beforeEach(async () => {
  app = await startTestApp();
  other = listen(app.databaseUrl, () => {});
});
afterEach(async () => {
  await other.close();
  await app.stop();
});

/** Resolves at the next notification on the channel. */
const nextOn = (channel: "articles" | "leads") =>
  new Promise<void>((resolve) => {
    const off = other.on(channel, () => {
      off();
      resolve();
    });
  });

const listeningProcesses = () =>
  app
    .db("pg_stat_activity")
    .where("application_name", "central-lumina notifications")
    .andWhere("query", "like", "LISTEN%");

/** Waits until both this test and the application listen. */
async function everybodyListens(): Promise<void> {
  await vi.waitFor(
    async () =>
      expect((await listeningProcesses().whereRaw("datname = current_database()")).length).toBeGreaterThanOrEqual(2),
    { timeout: 30_000, interval: 20 },
  );
}

test("after a reconnection listeners are called, because notifications may have been missed", async () => {
  await everybodyListens();
  const notified = nextOn("leads");
  await app.db.raw(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'central-lumina notifications' AND datname = current_database()",
  );
  await notified;
  await everybodyListens();
  const again = nextOn("articles");
  await publishArticle(app.db, "a-site", { title: "제목", summary: "요약", content: "" });
  await again;
});
