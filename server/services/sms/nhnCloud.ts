import { randomBytes } from "node:crypto";
import { seoulTime } from "../../../client/shared/seoulTime.ts";
import type { TextServiceSettings } from "../../config/externalServices.ts";
import type { TextDelivery } from "../../models/text/textDelivery.ts";
import { isSuccess, type JsonResponse, requestJson } from "../requestJson.ts";
import type { TextMessage } from "./compose.ts";
import type { Step, TextService } from "./textService.ts";

/** Timeout per call, in milliseconds; a text takes two calls. */
const timeout = 8_000;
const day = 24 * 3_600_000;

interface Answer<Data> {
  header?: { isSuccessful?: boolean; resultCode?: number };
  body?: { data?: Data };
}

/** Codes of a text that would be refused again; a wrong key or address of ours may be put right in time. */
const isOwnFault = (code: number | undefined) =>
  code === 4 || (code !== undefined && code <= -2000 && code > -9000 && code !== -2021);

/** Its messages may quote the number, so only codes are told. */
function refused({ status, body, failure }: JsonResponse): { ok: false; retryable: boolean; reason: string } {
  const code = (body as Answer<unknown> | undefined)?.header?.resultCode;
  return {
    ok: false,
    retryable: !isOwnFault(code),
    reason: [failure ?? `HTTP ${status}`, ...(typeof code === "number" ? [`code ${code}`] : [])].join(", "),
  };
}

const isDone = (response: JsonResponse) =>
  isSuccess(response) && (response.body as Answer<unknown> | undefined)?.header?.isSuccessful === true;

/** https://docs.nhncloud.com/en/Notification/SMS/en/api-guide/: the states of a message. */
const deliveries: Record<string, TextDelivery> = {
  "0": "undelivered",
  "3": "delivered",
  "4": "undelivered",
  "5": "undelivered",
  "6": "undelivered",
};

const folder = ({ type }: TextMessage) => (type === "SMS" ? "sms" : "mms");

/**
 * NHN Cloud's documented HTTP of texts. It has no step before sending, so a text has a random key of ours in it, and is
 * looked for by that key before it is sent: an answer that was lost doesn't send it again.
 */
export function nhnCloud({ url, key, secret, sender }: TextServiceSettings): TextService {
  const call = (method: "GET" | "POST", path: string, body?: object) =>
    requestJson({
      method,
      url: `${url}/sms/v3.0/appKeys/${key}/sender/${path}`,
      ...(body && { body }),
      headers: { "X-Secret-Key": secret },
      timeout,
    });

  /** @param id the kind of text, when it was prepared (milliseconds), and our key, with dashes between */
  async function find(id: string): Promise<Step<{ msgStatus?: string } | undefined>> {
    const [kind, preparedAt] = id.split("-");
    const at = (time: number) => `${seoulTime(new Date(time)).slice(0, 16).replace("T", " ")}:00`;
    const period = new URLSearchParams({
      startCreateDate: at(Number(preparedAt) - day),
      endCreateDate: at(Number(preparedAt) + 2 * day),
      senderGroupingKey: id,
    });
    const found = await call("GET", `${kind}?${period}`);
    if (!isDone(found)) return refused(found);
    return { ok: true, value: (found.body as Answer<{ msgStatus?: string }[]>).body?.data?.[0] };
  }

  return {
    async prepare(_to, message) {
      return { ok: true, value: `${folder(message)}-${Date.now()}-${randomBytes(9).toString("hex")}` };
    },

    async release(id, to, message) {
      const earlier = await find(id);
      if (!earlier.ok) return earlier;
      if (earlier.value) return { ok: true, value: undefined };
      const { subject, body, advertising } = message;
      const sent = await call("POST", `${advertising ? "ad-" : ""}${folder(message)}`, {
        ...(subject && { title: subject }),
        body,
        sendNo: sender,
        senderGroupingKey: id,
        recipientList: [{ recipientNo: to }],
      });
      if (!isDone(sent)) return refused(sent);
      const [result] =
        (sent.body as Answer<{ sendResultList?: { resultCode?: number }[] }>).body?.data?.sendResultList ?? [];
      return result?.resultCode
        ? { ok: false, retryable: false, reason: `code ${result.resultCode}` }
        : { ok: true, value: undefined };
    },

    async result(id) {
      const found = await find(id);
      return found.ok ? { ok: true, value: deliveries[found.value?.msgStatus ?? ""] ?? "pending" } : found;
    },
  };
}
