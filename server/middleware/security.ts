import type { RequestHandler, Response } from "express";
import helmet from "helmet";
import type { Config } from "../config.ts";

export type HeaderList = readonly (readonly [string, string])[];

/** Hosts that the promotional film and the guide videos may be embedded from. */
const videoHosts = ["https://www.youtube-nocookie.com"];

function policy(config: Config) {
  const self = "'self'";
  // Vite's development server injects scripts, styles and a socket of its own.
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
            imgSrc: [self, "data:"],
            fontSrc: [self],
            connectSrc: [self],
            mediaSrc: [self],
            frameSrc: [self, ...videoHosts],
            manifestSrc: [self],
            formAction: [self],
            baseUri: ["'none'"],
            frameAncestors: ["'none'"],
            ...(config.publicUrl.startsWith("https:") && { upgradeInsecureRequests: [] }),
          },
        },
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true, preload: true },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
}

/**
 * The security headers of every answer. They don't depend on the request, so helmet is asked once.
 * @returns pairs of header name and value
 */
export function securityHeaders(config: Config): HeaderList {
  const headers: [string, string][] = [
    ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"],
  ];
  const recorder = { setHeader: (name: string, value: string) => headers.push([name, value]), removeHeader() {} };
  policy(config)({} as never, recorder as unknown as Response, () => {});
  return headers;
}

/** Puts the security headers on an answer. */
export function security(headers: HeaderList): RequestHandler {
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
