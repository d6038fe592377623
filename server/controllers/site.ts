import type { Request } from "express";
import { NotFound } from "../httpErrors.ts";

/** Letters, digits and dashes of any language, as in a URL segment. */
const slug = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,59}$/u;

/** Not boards: other things have a path below these. */
const reserved = new Set(["admin", "promotion", "registrations", "together", "tours", "uploads"]);

/** @returns the segment as a site's name, if valid. Composed and decomposed Hangul give the same name. */
export function asSite(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const site = value.normalize("NFC");
  return slug.test(site) && !reserved.has(site.toLowerCase()) ? site : undefined;
}

/**
 * @returns the site of a press path, normalized, because some systems send decomposed Hangul
 * @throws NotFound when it can't be a site's name
 */
export function siteOf(request: Request): string {
  const site = asSite(request.params.site);
  if (site === undefined) throw new NotFound();
  return site;
}
