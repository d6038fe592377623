import type { IncomingMessage } from "node:http";

/** Longest address taken, in bytes: what every server should take, https://www.rfc-editor.org/rfc/rfc9110#section-4.1 */
export const longestTarget = 8_000;

const absolute = /^https?:\/\/([^/?#]+)([/?][^#]*)?$/i;

/**
 * Brings the form of an address that is meant for proxies (`GET http://host/path`) into the one that everything here
 * reads. Its host counts in place of the header's: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 * @returns false for what is no address of a site
 */
export function takeTarget(request: IncomingMessage): boolean {
  const { url = "", method } = request;
  if (url.startsWith("/") || (url === "*" && method === "OPTIONS")) return true;
  const [, host, path = ""] = absolute.exec(url) ?? [];
  if (!host) return false;
  request.url = path.startsWith("/") ? path : `/${path}`;
  request.headers.host = host;
  return true;
}

/** @returns how many hosts a request names: Node takes the first, a proxy may take the last */
export function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hosts += 1;
  return hosts;
}

/** @returns a part of a path as it is meant, "" for what can't be read */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
