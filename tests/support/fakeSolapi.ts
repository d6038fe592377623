import { createHmac } from "node:crypto";
import type { ServerResponse } from "node:http";
import { type Received, testService } from "./fakeService.ts";

const credentials = { key: "NCSTEST", secret: "secret-of-the-test" };

/** Verifies the signature and its age, as Solapi does. */
function isSigned({ headers }: Received): boolean {
  const [, key, date, salt, signature] =
    /^HMAC-SHA256 apiKey=(\S+), date=(\S+), salt=(\S{12,64}), signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  const wanted = createHmac("sha256", credentials.secret).update(`${date}${salt}`).digest("hex");
  return key === credentials.key && signature === wanted && Math.abs(Date.now() - Date.parse(date ?? "")) < 900_000;
}

export const approvedTemplates = { visit: "KA01TPvisit", reminder: "KA01TPreminder" };

const isUnknownTemplate = (options: unknown) =>
  options !== undefined && !Object.values(approvedTemplates).includes((options as { templateId: string }).templateId);

interface Group {
  status: "PENDING" | "SENDING";
  messages: Record<string, unknown>[];
}

type Step = "make" | "fill" | "look" | "send";

/**
 * A fake of Solapi's message groups, as far as we use them. `sent` is what reached a phone; `trouble` may answer a step
 * instead, before or after it was done.
 */
export async function testSolapi() {
  const service = await testService();
  const groups = new Map<string, Group>();
  const fake = {
    /** The variables of an application that sends texts with it. */
    env: {
      SMS_SERVICE: "solapi",
      SOLAPI_API_KEY: credentials.key,
      SOLAPI_API_SECRET: credentials.secret,
      SOLAPI_URL: service.url,
      SMS_SENDER: "15338848",
      SMS_OPT_OUT: "080-123-4567",
    },
    sent: [] as Record<string, unknown>[],
    steps: [] as Step[],
    trouble: undefined as { step: Step; when: "before" | "after"; answer(response: ServerResponse): void } | undefined,
    /** Solapi's result of every group that was sent. */
    outcome: {} as { status?: string; count?: Record<string, number> },
    reset() {
      fake.outcome = {};
      groups.clear();
      fake.sent = [];
      fake.steps = [];
      fake.trouble = undefined;
    },
  };

  function perform(step: Step, id: string, body: Record<string, unknown>): [number, object] {
    const group = groups.get(id);
    if (step === "make") {
      const made = `G4V${groups.size + 1}`;
      groups.set(made, { status: "PENDING", messages: [] });
      return [200, { groupId: made, status: "PENDING" }];
    }
    if (!group) return [404, { errorCode: "ResourceNotFound", errorMessage: "no group" }];
    if (step === "fill") {
      const messages = body.messages as Record<string, unknown>[];
      const unknown = messages.some(({ kakaoOptions }) => isUnknownTemplate(kakaoOptions));
      if (unknown)
        return [200, { errorCount: "1", resultList: messages.map(({ to }) => ({ to, statusCode: "1030" })) }];
      group.messages.push(...messages);
      return [200, { errorCount: "0", resultList: messages.map(({ to }) => ({ to, statusCode: "2000" })) }];
    }
    if (step === "send") {
      if (group.status !== "PENDING") return [400, { errorCode: "BadRequest", errorMessage: "sent already" }];
      group.status = "SENDING";
      fake.sent.push(...group.messages);
    }
    return [200, { groupId: id, status: group.status, ...fake.outcome }];
  }

  service.behave = (response, received) => {
    const [, , , , id = "", action] = received.path.split("/");
    const step: Step =
      received.method === "GET" ? "look" : action === "messages" ? "fill" : action === "send" ? "send" : "make";
    fake.steps.push(step);
    const { trouble } = fake;
    if (trouble?.step === step && trouble.when === "before") return trouble.answer(response);
    const [status, answer] = isSigned(received)
      ? perform(step, id, received.body)
      : [401, { errorCode: "SignatureDoesNotMatch", errorMessage: "wrong signature" }];
    if (trouble?.step === step) return trouble.answer(response);
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  };
  return fake;
}
