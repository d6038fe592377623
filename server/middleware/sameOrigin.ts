import type { Request, RequestHandler } from "express";
import type { Config } from "../config/config.ts";
import { Forbidden, UnsupportedMediaType } from "../httpErrors.ts";
import { homeUploadPath } from "./homeUpload.ts";
import { uploadPath } from "./pictureUpload.ts";
import { hasSessionCookie } from "./session.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/** https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html#fetch-metadata-headers */
function isSameOrigin(request: Request, config: Config): boolean {
  const site = request.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const origin = request.get("origin");
  if (origin) return origin === config.publicUrl || origin === `${request.protocol}://${request.get("host")}`;
  // Neither header: not a browser. Scripts may use public endpoints, but not a user's session.
  return !hasSessionCookie(request, config);
}

const formTypes = ["application/json", "application/x-www-form-urlencoded"];
const multipart = "multipart/form-data";
const uploadTypes = new Map([
  [uploadPath, [multipart]],
  [homeUploadPath, [multipart, ...formTypes, "text/csv", "text/plain"]],
]);

/**
 * Allows changing requests only from our own pages, and only in the content types of our forms; file uploads only at
 * their paths.
 * @throws Forbidden (403), UnsupportedMediaType (415)
 */
export function sameOrigin(config: Config): RequestHandler {
  return (request, _response, next) => {
    if (safe.has(request.method)) return next();
    if (!isSameOrigin(request, config)) throw new Forbidden();
    const sends = request.get("transfer-encoding") !== undefined || Number(request.get("content-length") ?? 0) > 0;
    if (sends && !request.is(uploadTypes.get(request.path) ?? formTypes)) throw new UnsupportedMediaType();
    next();
  };
}
