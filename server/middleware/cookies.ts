import type { RequestHandler } from "express";
import onHeaders from "on-headers";

/**
 * A cookie is one person's: an answer that others may get from a cache never carries one, and an answer with one is kept
 * nowhere. Whatever sets cookies stands behind this.
 */
export const unsharedCookies: RequestHandler = (_request, response, next) => {
  onHeaders(response, () => {
    if (!response.hasHeader("Set-Cookie")) return;
    if (/public|s-maxage/i.test(String(response.getHeader("Cache-Control")))) response.removeHeader("Set-Cookie");
    else response.setHeader("Cache-Control", "no-store");
  });
  next();
};
