import { messages } from "../../content/messages.ts";

/**
 * Sends a change as JSON.
 * @returns undefined when it was accepted, else the message for the administrator
 */
export async function adminRequest(
  method: "POST" | "DELETE",
  path: string,
  body?: object,
): Promise<string | undefined> {
  try {
    const response = await fetch(path, {
      method,
      headers: { Accept: "application/json", ...(body && { "Content-Type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return undefined;
    const answer = (await response.json().catch(() => ({}))) as { message?: string };
    return answer.message ?? messages.unexpected;
  } catch {
    return messages.unexpected;
  }
}
