import type { RequestHandler, Response } from "express";
import helmet from "helmet";
import { filmOrigins } from "../../client/complex/filmOrigins.ts";
import { type Config, overTls } from "../config/config.ts";

export type HeaderList = readonly (readonly [string, string])[];

/** Our own pages, or a tour, which they show in a frame. */
type Kind = "page" | "tour";

function policy(config: Config, kind: Kind) {
  const self = "'self'";
  // Vite's development server injects scripts, styles and a WebSocket.
  const development = config.environment === "development";
  return helmet({
    contentSecurityPolicy: development
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'none'"],
            scriptSrc: [self],
            styleSrc: [self],
            // The tour viewer fetches its panoramas itself and shows them as blobs.
            imgSrc: [self, "data:", ...(kind === "tour" ? ["blob:"] : [])],
            fontSrc: [self],
            connectSrc: [self],
            mediaSrc: [self],
            frameSrc: [self, ...filmOrigins()],
            manifestSrc: [self],
            formAction: [self],
            baseUri: ["'none'"],
            frameAncestors: [kind === "tour" ? self : "'none'"],
            ...(overTls(config) && { upgradeInsecureRequests: [] }),
          },
        },
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true, preload: true },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: kind === "tour" ? "sameorigin" : "deny" },
  });
}

/**
 * The security headers of every answer. They don't depend on the request, so helmet runs once.
 * @returns pairs of header name and value
 */
export function securityHeaders(config: Config, kind: Kind = "page"): HeaderList {
  const headers: [string, string][] = [
    ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"],
  ];
  const recorder = { setHeader: (name: string, value: string) => headers.push([name, value]), removeHeader() {} };
  policy(config, kind)({} as never, recorder as unknown as Response, () => {});
  return headers;
}

/** Sets the security headers on an answer. */
export function security(headers: HeaderList): RequestHandler {
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
