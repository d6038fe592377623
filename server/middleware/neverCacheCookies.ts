import type { RequestHandler } from "express";
import onHeaders from "on-headers";

/**
 * Cookies are personal: an answer that caches may share never carries one, and an answer with one is never cached. Must
 * come before everything that sets cookies.
 */
export const neverCacheCookies: RequestHandler = (_request, response, next) => {
  onHeaders(response, () => {
    if (!response.hasHeader("Set-Cookie")) return;
    if (/public|s-maxage/i.test(String(response.getHeader("Cache-Control")))) response.removeHeader("Set-Cookie");
    else response.setHeader("Cache-Control", "no-store");
  });
  next();
};
