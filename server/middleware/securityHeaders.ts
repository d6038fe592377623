import type { RequestHandler } from "express";
import { filmOrigins } from "../../client/complex/filmOrigins.ts";
import type { PixelService } from "../../client/shared/pixels.ts";
import { type Config, overTls } from "../config/config.ts";

/** Our own pages, or a tour, which they show in a frame. */
type Kind = "page" | "tour";

/** Where the scripts that measure come from and what they tell, each only once an id of its service is configured. */
const measuring: Record<PixelService, { scripts: string; tells: string }> = {
  naver: { scripts: "https://wcs.naver.net", tells: "https://wcs.naver.com" },
  kakao: {
    scripts: "https://t1.daumcdn.net https://t1.kakaocdn.net",
    tells: "https://*.daum.net https://*.kakao.com",
  },
  // https://developers.google.com/tag-platform/security/guides/csp
  google: {
    scripts: "https://*.googletagmanager.com",
    tells: "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
  },
};

/** https://developer.mozilla.org/docs/Web/HTTP/Guides/CSP */
function contentSecurityPolicy(config: Config, kind: Kind): string {
  const isTour = kind === "tour";
  const measured = isTour ? [] : (Object.keys(config.pixels ?? {}) as PixelService[]).map((id) => measuring[id]);
  const tells = measured.map((service) => ` ${service.tells}`).join("");
  return [
    "default-src 'none'",
    `script-src 'self'${measured.map(({ scripts }) => ` ${scripts}`).join("")}`,
    "style-src 'self'",
    // The tour viewer fetches its panoramas itself and shows them as blobs.
    `img-src 'self' data:${isTour ? " blob:" : ""}${tells}`,
    "font-src 'self'",
    `connect-src 'self'${tells}`,
    "media-src 'self'",
    ["frame-src 'self'", ...filmOrigins()].join(" "),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isTour ? "'self'" : "'none'"}`,
    ...(overTls(config) ? ["upgrade-insecure-requests"] : []),
  ].join(";");
}

/**
 * The security headers of every response: those of OWASP's list
 * (https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html). They don't depend on the request.
 */
export function securityHeaders(config: Config, kind: Kind = "page"): Readonly<Record<string, string>> {
  return Object.freeze({
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    // Vite's development server injects scripts, styles and a WebSocket.
    ...(config.environment !== "development" && { "Content-Security-Policy": contentSecurityPolicy(config, kind) }),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
    "X-Content-Type-Options": "nosniff",
    "X-DNS-Prefetch-Control": "off",
    "X-Download-Options": "noopen",
    "X-Frame-Options": kind === "tour" ? "SAMEORIGIN" : "DENY",
    "X-Permitted-Cross-Domain-Policies": "none",
    "X-XSS-Protection": "0",
  });
}

/** Sets the security headers on a response. */
export function security(config: Config): RequestHandler {
  const headers = Object.entries(securityHeaders(config));
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
