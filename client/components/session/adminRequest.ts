import { messages } from "../../copy/messages.ts";
import { idempotencyKeyHeader } from "../../shared/desk/idempotencyKey.ts";
import { randomKey } from "../registration/randomKey.ts";

type Method = "POST" | "PUT" | "DELETE";

/** The response, or status 0 if there is none. */
interface AdminResponse {
  status: number;
  body: { message?: string } & Record<string, unknown>;
}

/** Keys of requests without an answer, by what was sent: sent again, it is a repetition. */
const unanswered = new Map<string, string>();

/**
 * Sends a change as JSON. Never throws.
 * @param headers besides Content-Type and Accept
 */
export async function adminResponse(
  method: Method,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<AdminResponse> {
  const sent = `${method} ${path} ${JSON.stringify(body)}`;
  const key = unanswered.get(sent) ?? randomKey();
  unanswered.set(sent, key);
  try {
    const response = await fetch(path, {
      method,
      headers: {
        [idempotencyKeyHeader]: key,
        ...headers,
        Accept: "application/json",
        ...(body && { "Content-Type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    // A proxy answers 5xx where it got no answer.
    if (response.status < 500) unanswered.delete(sent);
    return { status: response.status, body: await response.json().catch(() => ({})) };
  } catch {
    return { status: 0, body: {} };
  }
}

/** @returns the error message, or undefined when the change was accepted */
export const problemIn = ({ status, body }: AdminResponse): string | undefined =>
  status >= 200 && status < 300 ? undefined : (body.message ?? messages.unexpected);

/**
 * Sends a change as JSON.
 * @returns undefined when it was accepted, else the error message
 */
export async function adminRequest(method: Method, path: string, body?: object): Promise<string | undefined> {
  return problemIn(await adminResponse(method, path, body));
}
