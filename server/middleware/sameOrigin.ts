import type { Request, RequestHandler } from "express";
import type { Config } from "../config.ts";
import { Forbidden, UnsupportedMediaType } from "../errors.ts";
import { uploadPath } from "./pictureUpload.ts";
import { sessionCookieName } from "./session.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/** https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html#fetch-metadata-headers */
function isSameOrigin(request: Request, config: Config): boolean {
  const site = request.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const origin = request.get("origin");
  if (origin) return origin === config.publicUrl || origin === `${request.protocol}://${request.get("host")}`;
  // Neither header: not a browser. A script may use what is public, but not somebody's session.
  return !request.get("cookie")?.includes(`${sessionCookieName(config)}=`);
}

const formTypes = ["application/json", "application/x-www-form-urlencoded"];

/**
 * Holds changing requests to pages of our own, and to the content types that our forms send: files to one address alone.
 * @throws Forbidden (403), UnsupportedMediaType (415)
 */
export function sameOrigin(config: Config): RequestHandler {
  return (request, _response, next) => {
    if (safe.has(request.method)) return next();
    if (!isSameOrigin(request, config)) throw new Forbidden();
    const sends = request.get("transfer-encoding") !== undefined || Number(request.get("content-length") ?? 0) > 0;
    if (sends && !request.is(request.path === uploadPath ? ["multipart/form-data"] : formTypes))
      throw new UnsupportedMediaType();
    next();
  };
}
