import { createHmac, randomBytes } from "node:crypto";
import type { TextServiceSettings } from "../../config/externalServices.ts";
import { isSuccess, type JsonResponse, requestJson } from "../requestJson.ts";
import type { Step, TextService } from "./textService.ts";

/** Timeout per call, in milliseconds; a text takes four calls, and two more when its template is rejected. */
const timeout = 8_000;

/** https://developers.solapi.com/references/authentication/api-key */
function authorization({ key, secret }: TextServiceSettings): string {
  const date = new Date().toISOString();
  const salt = randomBytes(16).toString("hex");
  const signature = createHmac("sha256", secret)
    .update(date + salt)
    .digest("hex");
  return `HMAC-SHA256 apiKey=${key}, date=${date}, salt=${salt}, signature=${signature}`;
}

const field = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null ? (body as Record<string, unknown>)[name] : undefined;

/** Solapi's error codes are names such as ValidationError; its messages may quote the number. */
function refused({ status, body, failure }: JsonResponse): { ok: false; retryable: boolean; reason: string } {
  const code = field(body, "errorCode");
  return {
    ok: false,
    retryable: status !== 400 && status !== 413,
    reason: [failure ?? `HTTP ${status}`, ...(typeof code === "string" ? [code.slice(0, 60)] : [])].join(", "),
  };
}

/**
 * Solapi's documented message groups: create, add, then send. Its SDK's single call repeats a request whose response was
 * lost, which can send a text twice, and supports neither timeouts nor another base URL for tests.
 * https://developers.solapi.com/references/messages/groups
 */
export function solapi(settings: TextServiceSettings): TextService {
  const call = (method: "GET" | "POST" | "PUT", path: string, body?: unknown) =>
    requestJson({
      method,
      url: `${settings.url}/messages/v4/groups${path}`,
      ...(body !== undefined && { body }),
      headers: { Authorization: authorization(settings) },
      timeout,
    });

  async function upload(message: object): Promise<Step<string>> {
    const created = await call("POST", "", { allowDuplicates: false });
    const group = field(created.body, "groupId");
    if (!isSuccess(created) || typeof group !== "string" || !/^\w+$/.test(group)) return refused(created);
    const added = await call("PUT", `/${group}/messages`, { messages: [message] });
    if (!isSuccess(added)) return refused(added);
    const results = field(added.body, "resultList");
    const status = Array.isArray(results) ? field(results[0], "statusCode") : undefined;
    if (Number(field(added.body, "errorCount") ?? 0) > 0 || (status !== undefined && status !== "2000"))
      return { ok: false, retryable: false, reason: `status ${String(status).slice(0, 20)}` };
    return { ok: true, value: group };
  }

  return {
    async prepare(to, { type, subject, body, template }): Promise<Step<string>> {
      const { sender: from, kakao } = settings;
      const templateId = template && kakao?.templates[template.kind];
      if (kakao && templateId) {
        // If KakaoTalk can't deliver, Solapi sends the template's content as a text.
        const options = { pfId: kakao.channel, templateId, variables: template.values, disableSms: false };
        const talk = await upload({ to, from, type: "ATA", kakaoOptions: options });
        // A template that is no longer approved is rejected at once; the text is sent instead.
        if (talk.ok || talk.retryable) return talk;
      }
      return upload({ to, from, text: body, type, ...(subject && { subject }) });
    },

    async release(group): Promise<Step<undefined>> {
      const known = await call("GET", `/${group}`);
      if (!isSuccess(known)) return refused(known);
      const status = field(known.body, "status");
      if (status === "FAILED") return { ok: false, retryable: false, reason: "status FAILED" };
      if (status !== "PENDING") return { ok: true, value: undefined };
      const sent = await call("POST", `/${group}/send`);
      return isSuccess(sent) ? { ok: true, value: undefined } : refused(sent);
    },

    async result(group) {
      const known = await call("GET", `/${group}`);
      if (!isSuccess(known)) return refused(known);
      const count = (name: string) => Number(field(field(known.body, "count"), name) ?? 0);
      if (count("sentSuccess") > 0) return { ok: true, value: count("sentReplacement") > 0 ? "replaced" : "delivered" };
      // A message that failed on KakaoTalk may still be sent as a text until the group is complete.
      const failed = count("sentFailed") > 0 && ["COMPLETE", "FAILED"].includes(String(field(known.body, "status")));
      return { ok: true, value: failed ? "undelivered" : "pending" };
    },
  };
}
