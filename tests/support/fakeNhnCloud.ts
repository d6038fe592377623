import type { ServerResponse } from "node:http";
import { type Received, testService } from "./fakeService.ts";

const credentials = { key: "appkeyOfTheTest1", secret: "secret-of-the-test" };

interface Sent {
  /** As in the address: sms, mms, ad-sms, ad-mms. */
  path: string;
  body: Record<string, unknown>;
}

/**
 * A fake of NHN Cloud's texts, as far as we use them. `sent` is what reached a phone; `trouble` may answer a text instead,
 * before or after it was sent.
 */
export async function testNhnCloud() {
  const service = await testService();
  const fake = {
    env: {
      SMS_SERVICE: "nhn",
      NHN_APP_KEY: credentials.key,
      NHN_SECRET_KEY: credentials.secret,
      NHN_URL: service.url,
      SMS_SENDER: "15338848",
      SMS_OPT_OUT: "080-123-4567",
    },
    sent: [] as Sent[],
    trouble: undefined as { when: "before" | "after"; answer(response: ServerResponse): void } | undefined,
    /** The state of every message that was sent. */
    msgStatus: "1",
    reset() {
      fake.sent = [];
      fake.trouble = undefined;
      fake.msgStatus = "1";
    },
  };

  const header = (resultCode: number) => ({ isSuccessful: resultCode === 0, resultCode, resultMessage: "" });

  function find(kind: string, query: URLSearchParams): object {
    const period = [query.get("startCreateDate"), query.get("endCreateDate")];
    if (!period.every((at) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(at ?? ""))) return { header: header(-2000) };
    const data = fake.sent
      .filter(({ path, body }) => path.endsWith(kind) && body.senderGroupingKey === query.get("senderGroupingKey"))
      .map(() => ({ msgStatus: fake.msgStatus }));
    return { header: header(0), body: { totalCount: data.length, data } };
  }

  function send(path: string, body: Record<string, unknown>): object {
    const isAdvertising = String(body.body).startsWith("(광고)");
    if (isAdvertising !== path.startsWith("ad-")) return { header: header(-9998) };
    fake.sent.push({ path, body });
    const sendResultList = (body.recipientList as object[]).map(() => ({ resultCode: 0, recipientSeq: 1 }));
    return { header: header(0), body: { data: { requestId: "20261204", statusCode: "2", sendResultList } } };
  }

  function answer({ method, path, headers, body }: Received): object {
    const { pathname, searchParams } = new URL(path, service.url);
    const [, kind = ""] =
      new RegExp(`^/sms/v3\\.0/appKeys/${credentials.key}/sender/((?:ad-)?[sm]ms)$`).exec(pathname) ?? [];
    if (!kind || headers["x-secret-key"] !== credentials.secret) return { header: header(-1000) };
    return method === "GET" ? find(kind, searchParams) : send(kind, body);
  }

  service.behave = (response, received) => {
    const { trouble } = fake;
    const sending = received.method === "POST";
    if (sending && trouble?.when === "before") return trouble.answer(response);
    const result = answer(received);
    if (sending && trouble) return trouble.answer(response);
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(result));
  };
  return fake;
}
