/** An answer as the Observatory sees it. */
export interface Seen {
  headers: Record<string, unknown>;
  html: string;
}

const privateReferrerPolicies = new Set([
  "no-referrer",
  "same-origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
]);

/** Half a year in seconds, rounded as the Observatory does; the HSTS preload list requires a year. */
const halfYear = 15_552_000;
const oneYear = 31_536_000;

function directives(policy: string): Map<string, string[]> {
  const pairs = policy
    .split(";")
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name !== "");
  return new Map(pairs.map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

function forPolicy(policy: Map<string, string[]>): number {
  if (policy.size === 0) return -25;
  const of = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const broad = /^('unsafe-inline'|data:|https?:|ftp:|\*)$/;
  if ([...of("script-src"), ...of("object-src")].some((source) => broad.test(source))) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...of("script-src"), ...of("style-src")].includes("'unsafe-eval'")) return -10;
  if (of("style-src").some((source) => broad.test(source))) return 0;
  return policy.get("default-src")?.join(" ") === "'none'" ? 10 : 5;
}

function forTls(header: string): number {
  const age = Number(/max-age=(\d+)/.exec(header)?.[1] ?? -1);
  if (age < halfYear) return age < 0 ? -20 : -10;
  // Counted as preloaded: the site qualifies as soon as someone submits it.
  return age >= oneYear && /includeSubDomains/i.test(header) && /preload/i.test(header) ? 5 : 0;
}

function forScripts(html: string): number {
  const scripts = html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [];
  if (scripts.length === 0) return 0;
  if (scripts.some((script) => /src="(https?:)?\/\//.test(script))) return -50;
  return scripts.every((script) => /\bintegrity="sha(256|384|512)-/.test(script)) ? 5 : 0;
}

function forCookies(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  if (!cookies.every((cookie) => /;\s*Secure/i.test(cookie))) return -40;
  if (!cookies.every((cookie) => /;\s*HttpOnly/i.test(cookie))) return -30;
  return cookies.every((cookie) => /;\s*SameSite=(Lax|Strict)/i.test(cookie)) ? 5 : 0;
}

/**
 * Points of each of the HTTP Observatory's tests, after its published table:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring Redirection isn't tested here: the proxy does
 * it.
 */
export function observatoryPoints({ headers, html }: Seen): Record<string, number> {
  const header = (name: string) => String(headers[name] ?? "");
  const policy = directives(header("content-security-policy"));
  const framing = policy.has("frame-ancestors") ? 5 : /^(deny|sameorigin)$/i.test(header("x-frame-options")) ? 0 : -20;
  const resource = header("cross-origin-resource-policy");
  const referrer = header("referrer-policy");
  const shared = header("access-control-allow-origin");
  return {
    "content-security-policy": forPolicy(policy),
    cookies: forCookies([headers["set-cookie"] ?? []].flat().map(String)),
    "cross-origin-resource-sharing": shared !== "" && shared !== "*" ? -50 : 0,
    "cross-origin-resource-policy": /^same-(origin|site)$/.test(resource) ? 10 : 0,
    "referrer-policy": privateReferrerPolicies.has(referrer) ? 5 : referrer === "" ? 0 : -5,
    "strict-transport-security": forTls(header("strict-transport-security")),
    "subresource-integrity": forScripts(html),
    "x-content-type-options": header("x-content-type-options") === "nosniff" ? 0 : -5,
    "x-frame-options": framing,
  };
}

/** The score: 100 plus all points, rewards only if the penalties alone leave 90 or more. */
export function observatoryScore(seen: Seen): number {
  const points = Object.values(observatoryPoints(seen));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const penalised = sum(points.filter((value) => value < 0));
  return Math.max(0, penalised >= 90 ? sum(points) : penalised);
}
