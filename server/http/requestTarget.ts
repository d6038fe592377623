import type { IncomingMessage } from "node:http";

/**
 * Longest request target, in bytes; RFC 9110 recommends supporting at least this:
 * https://www.rfc-editor.org/rfc/rfc9110#section-4.1
 */
export const maxTargetLength = 8_000;

const absolute = /^https?:\/\/([^/?#]+)([/?][^#]*)?$/i;

/**
 * Converts a request target in absolute form (`GET http://host/path`), which is meant for proxies, into origin form.
 * Its host replaces the Host header: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 * @returns false when the target isn't an address of a site
 */
export function normalizeTarget(request: IncomingMessage): boolean {
  const { url = "", method } = request;
  if (url.startsWith("/") || (url === "*" && method === "OPTIONS")) return true;
  const [, host, path = ""] = absolute.exec(url) ?? [];
  if (!host) return false;
  request.url = path.startsWith("/") ? path : `/${path}`;
  request.headers.host = host;
  return true;
}

/** @returns the number of hosts in a request: Node uses the first, a proxy may use the last */
export function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hosts += 1;
  return hosts;
}

/** @returns the query of a request target with its question mark, "" without one */
export function queryOf(target: string): string {
  const start = target.indexOf("?");
  return start < 0 ? "" : target.slice(start);
}

/** @returns the decoded part of a path, "" when it is malformed */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
