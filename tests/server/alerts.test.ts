import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { formatVisit, visitSlots } from "../../client/complex/sale/visitSlots.ts";
import { office } from "../../client/copy/office.ts";
import { readConfig } from "../../server/config/config.ts";
import { createLog } from "../../server/middleware/logging.ts";
import { eraseRegistration, purgeRegistrations } from "../../server/models/lead/erasure.ts";
import { alertChannels } from "../../server/services/alerts/alertChannel.ts";
import { watch } from "../../server/services/alerts/watch.ts";
import { json, testService } from "../support/fakeService.ts";
import { saleAt } from "../support/ledgers.ts";
import { present } from "../support/present.ts";
import { sameOrigin, testApp } from "../support/testApp.ts";
import { startTestRelay } from "../support/testRelay.ts";

const hook = await testService();
const app = await testApp({ env: { REGISTRATION_LIMIT: "1000" } });
let now = new Date();

afterEach(async () => {
  hook.received = [];
  hook.behave = json(200, {});
  now = new Date();
  await app.db("registrations").delete();
  await app.db("alert_marks").delete();
  await app.db("erasures").delete();
  await app.db("cancelled_visits").delete();
});

const sendAlerts = (env: Record<string, string> = { ALERT_WEBHOOK_URL: hook.url }) =>
  watch({
    db: app.db,
    channels: alertChannels(readConfig(env).alerts),
    publicUrl: "https://lumina.example",
    log: createLog({ logLevel: "silent" }),
    now: () => now,
  });
const alertTexts = () => hook.received.map(({ body }) => String(body.text));
const post = (body: object = {}) =>
  app.post("/registrations", { form: "home", name: "김하늘", phone: "010-2345-6789", ...body });

test("new leads are reported once, together, with name and phone masked", async () => {
  await post({ key: "a", touches: { last: { source: "naver" } } }).expect(201);
  await post({ key: "b", form: "popup" }).expect(201);
  await sendAlerts();
  await sendAlerts();
  expect(alertTexts()).toHaveLength(1);
  expect(alertTexts()[0]).toContain(office.newLeads.subject(2));
  expect(alertTexts()[0]).toContain("김*늘 ***-****-6789 · 홈 양식 · naver");
  expect(alertTexts()[0]).toContain("https://lumina.example/admin/leads");
  expect(alertTexts()[0]).not.toMatch(/김하늘|2345/);
});

const hostile = [
  "<!channel> 긴급",
  "<https://evil.example|여기를 누르세요>",
  "http://evil.example",
  "evil.example",
  "@here",
  "naver&lt;",
  "`*_~",
  "naver\r\nBcc: victim@example.com",
  "지금 바로 09012345678 번으로 전화하세요",
  "당첨전화01012345678",
  "x".repeat(200),
];

test("an alert repeats no text of visitors, neither by chat nor by mail", async () => {
  for (const [index, source] of hostile.entries())
    await post({ key: `hostile-${index}`, form: "popup", touches: { last: { source } } }).expect(201);
  // Like leads stored before their fields were restricted to one line.
  await app.db("registrations").update({ name: "<!here>\r\n당첨 <http://evil.example|a>" });
  const mailbox = await startMailbox();
  await sendAlerts({ SMTP_URL: mailbox.url, ALERT_EMAIL: "office@lumina.example", ALERT_WEBHOOK_URL: hook.url });
  mailbox.server.close();
  const [mail = ""] = mailbox.mails;
  const words = Buffer.from(mail.split("\r\n\r\n")[1] ?? "", "base64").toString();
  for (const text of [alertTexts()[0] ?? "", words]) {
    expect(text).toContain(office.otherSource);
    expect(text).not.toMatch(/evil|channel|here|Bcc|긴급|당첨|01234|&lt;!|[<`@]|x{21}/);
    // A line for each lead, and the link; the chat message begins with the subject.
    expect(
      text
        .trim()
        .split("\n")
        .slice(-hostile.length - 1),
    ).toHaveLength(hostile.length + 1);
  }
  expect(mail.split("\r\n\r\n")[0]).not.toMatch(/Bcc|victim/);
});

test("mentions and links of a chat are escaped in an alert", async () => {
  const [channel] = alertChannels({ webhook: hook.url });
  await channel?.send({ subject: "a & b\n<!channel>", lines: ["<http://x|y>\u2028c\u202e"] });
  expect(alertTexts()).toEqual(["a &amp; b &lt;!channel&gt;\n&lt;http://x|y&gt; c "]);
});

test("an alert that no channel accepted is sent again", async () => {
  await post({ key: "d" }).expect(201);
  hook.behave = json(500, {});
  await expect(sendAlerts()).rejects.toThrow("HTTP 500");
  hook.behave = json(200, {});
  await sendAlerts();
  expect(alertTexts()).toHaveLength(2);
});

test("a failing relay is reported when it begins, again after six hours, and when it is over", async () => {
  await post({ key: "e" }).expect(201);
  await sendAlerts();
  await app.db("registrations").update({ relay_state: "retrying" });
  await sendAlerts();
  expect(alertTexts()).toHaveLength(1);
  await app.db("registrations").update({ created_at: new Date(Date.now() - 11 * 60_000) });
  await sendAlerts();
  await sendAlerts();
  expect(alertTexts().slice(1)).toEqual([
    [office.relay.subject, ...office.relay.lines({ retrying: 1, givenUp: 0 })].join("\n"),
  ]);
  now = new Date(Date.now() + 6 * 3_600_000);
  await sendAlerts();
  expect(alertTexts()).toHaveLength(3);
  await app.db("registrations").update({ relay_state: "relayed" });
  await sendAlerts();
  await sendAlerts();
  expect(alertTexts()).toHaveLength(4);
  expect(alertTexts()[3]).toContain(office.relay.over);
});

test("failing texts are reported", async () => {
  await post({ key: "f" }).expect(201);
  await sendAlerts();
  await app.db("texts").update({ state: "failed" });
  await sendAlerts();
  expect(alertTexts()[1]).toContain(office.texts.lines({ failed: 1, unknown: 0 })[0]);
});

test("missing backups are reported, and when they resume; a database that never had one isn't", async () => {
  await sendAlerts();
  expect(alertTexts()).toEqual([]);
  const hours = (count: number) => new Date(now.getTime() - count * 60 * 60_000);
  await app.db("backups").insert({ bytes: 1_000, made_at: hours(25) });
  await sendAlerts();
  expect(alertTexts()).toEqual([]);
  await app.db("backups").update({ made_at: hours(27) });
  await sendAlerts();
  await sendAlerts();
  expect(alertTexts()).toHaveLength(1);
  expect(alertTexts()[0]).toContain(office.backup.subject);
  await app.db("backups").insert({ bytes: 1_000, made_at: hours(0) });
  await sendAlerts();
  expect(alertTexts()[1]).toContain(office.backup.over);
  await app.db("backups").delete();
});

const withdraw = (path: string) => app.form(path, { change: "withdraw", confirm: "yes" }).expect(303);
const newest = async () => present(await app.db("registrations").orderBy("id", "desc").first("id")).id;

test("a withdrawn consent is reported with the id of the relayed copy, and without personal data", async () => {
  const { headers } = await post({ key: "g" }).expect(201);
  const id = await newest();
  await app
    .db("relay_attempts")
    .insert({ registration_id: id, outcome: "relayed", provider_id: "s-77", service: "json" });
  await sendAlerts();
  await withdraw(headers.location as string);
  await sendAlerts();
  await sendAlerts();
  expect(alertTexts()).toHaveLength(2);
  expect(alertTexts()[1]).toContain(office.erased.subject({ withdrawn: 1, copies: 1 }));
  expect(alertTexts()[1]).toContain(`등록 ${id}번`);
  expect(alertTexts()[1]).toContain("s-77");
  expect(alertTexts()[1]).not.toContain("김");
});

test("a withdrawn consent is reported without a copy too, and an erasure by the office isn't", async () => {
  const { headers } = await post({ key: "no-copy" }).expect(201);
  await withdraw(headers.location as string);
  await post({ key: "by-the-office" }).expect(201);
  await eraseRegistration(app.db, await newest(), "office");
  await sendAlerts();
  expect(alertTexts()).toHaveLength(1);
  expect(alertTexts()[0]).toContain(office.erased.subject({ withdrawn: 1, copies: 0 }));
  expect(alertTexts()[0]).toContain("전달된 사본 없음");
});

test("copies are reported whatever ended their registrations, many of them in one alert", async () => {
  const relayed = async (key: string, attempt: object = {}) => {
    await post({ key }).expect(201);
    const id = await newest();
    await app.db("relay_attempts").insert({ registration_id: id, outcome: "relayed", service: "json", ...attempt });
    return id;
  };
  const byOffice = await relayed("office", { provider_id: "s-1" });
  const unanswered = await relayed("unanswered", { outcome: "retrying" });
  const refused = await relayed("refused", { outcome: "given_up", status: 422 });
  for (const id of [byOffice, unanswered, refused]) await eraseRegistration(app.db, id, "office");
  for (let index = 0; index < 25; index += 1) await relayed(`old-${index}`);
  await purgeRegistrations(app.db, { retentionDays: 365, now: new Date(Date.now() + 366 * 86_400_000) });
  await sendAlerts();
  await sendAlerts();
  expect(alertTexts()).toHaveLength(1);
  expect(alertTexts()[0]).toContain(office.erased.subject({ withdrawn: 0, copies: 27 }));
  expect(alertTexts()[0]).toContain(`등록 ${byOffice}번 · ${office.endings.office}`);
  expect(alertTexts()[0]).toContain(`등록 ${unanswered}번`);
  expect(alertTexts()[0]).not.toContain(`등록 ${refused}번`);
  expect(alertTexts()[0]).toContain(office.endings.retention);
  expect(alertTexts()[0]).toContain(office.more(7));
  expect(alertTexts()[0]).toContain("https://lumina.example/admin/copies");
});

test("a cancelled visit is reported once, and a new lead isn't reported with a cancelled visit", async () => {
  const [day] = visitSlots(saleAt(new Date())).slice(-1);
  const book = (key: string) => post({ key, form: "customer", visitDate: day?.startsAt }).expect(201);
  const { headers } = await book("cancelled");
  const cancelled = await newest();
  await app.form(headers.location as string, { change: "cancel-visit" }).expect(303);
  await withdraw((await book("withdrawn")).headers.location as string);
  await sendAlerts();
  await sendAlerts();
  const [lead, erased, visits] = alertTexts();
  const visit = formatVisit(day?.startsAt ?? "");
  expect(alertTexts()).toHaveLength(3);
  expect(lead).not.toContain(visit);
  expect(erased).toContain(office.erased.withdrawn);
  expect(visits).toContain(office.cancelledVisits.subject(2));
  expect(visits).toContain(`${visit} · 등록 ${cancelled}번 · ${office.endings.visitor}`);
  expect(visits).toContain(office.endings.withdrawn);
});

test("a visit booked after its registration is reported once, unless the alert of the lead included it", async () => {
  const [day] = visitSlots(saleAt(new Date())).slice(-1);
  const visit = formatVisit(day?.startsAt ?? "");
  const book = async (key: string) => {
    const { headers } = await post({ key }).expect(201);
    const send = app.request
      .post(headers.location as string)
      .type("form")
      .set(sameOrigin);
    return () => send.send({ change: "book-visit", visitDate: day?.startsAt }).expect(303);
  };
  const soon = await book("soon");
  const later = await book("later");
  await soon();
  await sendAlerts();
  await later();
  await sendAlerts();
  await sendAlerts();
  const [leads, visits] = alertTexts();
  expect(alertTexts()).toHaveLength(2);
  expect(leads?.split(visit)).toHaveLength(2);
  expect(visits).toContain(office.lateVisits.subject(1));
  expect(visits).toContain(`${visit} · 등록 ${await newest()}번`);
});

test("the queue sends alerts on its schedule", async () => {
  await post({ key: "clock" }).expect(201);
  const relay = await startTestRelay(app, {
    config: { ...app.config, ...readConfig({ ALERT_WEBHOOK_URL: hook.url }), formService: undefined },
    now: () => now,
  });
  try {
    await vi.waitFor(async () => {
      const { rows } = await app.db.raw("SELECT identifier FROM graphile_worker._private_known_crontabs");
      expect(rows.map(({ identifier }: { identifier: string }) => identifier)).toContain("watch");
    }, 8_000);
    await app.db.raw("SELECT graphile_worker.add_job('watch')");
    await vi.waitFor(() => expect(alertTexts()).toHaveLength(1), 8_000);
  } finally {
    await relay.stop();
  }
});

/** The few SMTP commands that a message needs. */
async function startMailbox(): Promise<{ url: string; mails: string[]; server: Server }> {
  const mails: string[] = [];
  const converse = (socket: Socket) => {
    let reading = false;
    let mail = "";
    socket.write("220 test\r\n");
    socket.on("data", (data) => {
      const text = String(data);
      if (reading) {
        mail += text;
        if (!mail.endsWith("\r\n.\r\n")) return;
        mails.push(mail);
        reading = false;
        socket.write("250 taken\r\n");
      } else if (text.startsWith("DATA")) {
        reading = true;
        socket.write("354 go\r\n");
      } else if (text.startsWith("QUIT")) socket.end("221 bye\r\n");
      else socket.write("250 ok\r\n");
    });
  };
  const server = createServer(converse);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails, server };
}

test("alerts are sent by e-mail too, and one working channel is enough", async () => {
  const mailbox = await startMailbox();
  hook.behave = json(500, {});
  await post({ key: "h" }).expect(201);
  await sendAlerts({
    SMTP_URL: mailbox.url,
    ALERT_EMAIL: "office@lumina.example",
    ALERT_WEBHOOK_URL: hook.url,
  });
  await sendAlerts();
  expect(mailbox.mails).toHaveLength(1);
  expect(mailbox.mails[0]).toContain("To: office@lumina.example");
  mailbox.server.close();
});
