import { type AddressInfo, createServer } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { withDeadline } from "../../server/database/deadline.ts";
import { alertChannels } from "../../server/services/alerts/alertChannel.ts";
import { testSolapi } from "../support/fakeSolapi.ts";
import { testApp } from "../support/testApp.ts";
import { startTestRelay } from "../support/testRelay.ts";

const fake = await testSolapi();
const app = await testApp();
afterEach(() => fake.reset());

test("a job whose services never answer ends in time, and isn't run twice", async () => {
  // Two texts of four steps, each with its own timeout.
  fake.trouble = { step: "make", when: "before", answer: () => {} };
  const { textService, optOut } = readConfig(fake.env);
  await app
    .post("/registrations", { form: "popup", name: "김하늘", phone: "010-2345-6789", marketing: true })
    .expect(201);
  const relay = await startTestRelay(app, { config: { ...app.config, textService, optOut }, jobTimeout: 3_000 });
  try {
    await vi.waitFor(async () => {
      expect(fake.steps).toContain("make");
      const { rows } = await app.db.raw("SELECT locked_at FROM graphile_worker._private_jobs");
      expect(rows).toEqual([{ locked_at: null }]);
    }, 12_000);
  } finally {
    await relay.stop();
  }
  expect(fake.sent).toEqual([]);
}, 30_000);

test("a mail server that responds slowly is given up at the job's timeout", async () => {
  let hungUp = false;
  const server = createServer((socket) => {
    const words = setInterval(() => socket.write("220-wait\r\n"), 50);
    socket
      .on("error", () => {})
      .once("close", () => {
        clearInterval(words);
        hungUp = true;
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { alerts } = readConfig({
    ALERT_EMAIL: "office@lumina.example",
    ALERT_FROM: "site@lumina.example",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  const [mail] = alertChannels(alerts);
  const sending = withDeadline(300, () => mail?.send({ subject: "제목", lines: [] }));
  await expect(sending).rejects.toThrow("The mail server didn't accept an alert: ETIMEDOUT");
  await vi.waitFor(() => expect(hungUp).toBe(true));
  server.close();
}, 8_000);
