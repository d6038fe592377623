import { timeLeft } from "../database/deadline.ts";

/** Bytes of an answer to read: services answer with a line or two. */
const responseLimit = 64 * 1024;

export interface JsonResponse {
  /** HTTP status; undefined when none arrived. */
  status?: number;
  /** The response's JSON, if any. */
  body?: unknown;
  /** Milliseconds that the service requests to wait. */
  retryAfter?: number;
  /** Why there is no complete response: an error code, or `timeout`. Never what was sent. */
  failure?: string;
}

interface Call {
  method?: "POST" | "PUT" | "GET";
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Milliseconds for the whole exchange; shortened to the job's deadline. */
  timeout: number;
}

/** fetch's error messages can contain URLs, so only names and codes are used. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "TimeoutError") return "timeout";
  const { cause } = error;
  if (cause && typeof cause === "object" && "code" in cause) return String(cause.code);
  return error.name;
}

async function readLimited(response: Response): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > responseLimit) break;
  }
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds or a date: https://www.rfc-editor.org/rfc/rfc9110#field.retry-after */
function retryAfterOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(wait, 0) : undefined;
}

/**
 * Sends JSON to an outside service. Redirects are not followed, so that personal data goes only to the configured host.
 * fetch verifies certificates. Never throws.
 */
export async function requestJson({ method = "POST", url, body, headers = {}, timeout }: Call): Promise<JsonResponse> {
  let status: number | undefined;
  if (timeLeft(timeout) === 0) return { failure: "timeout" };
  try {
    const response = await fetch(url, {
      method,
      headers: {
        Accept: "application/json",
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: "manual",
      signal: AbortSignal.timeout(timeLeft(timeout)),
    });
    status = response.status;
    const retryAfter = retryAfterOf(response.headers.get("retry-after"));
    const parsed = parse(await readLimited(response));
    return { status, body: parsed, ...(retryAfter !== undefined && { retryAfter }) };
  } catch (error) {
    return { ...(status !== undefined && { status }), failure: nameOf(error) };
  }
}

/** @returns whether a complete response has a success status */
export const isSuccess = ({ status = 0, failure }: JsonResponse) =>
  failure === undefined && status >= 200 && status < 300;
