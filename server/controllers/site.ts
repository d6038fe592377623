import type { Request } from "express";
import { NotFound } from "../errors.ts";

/** Letters, digits and dashes of any language, as a word in a URL. */
const slug = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,59}$/u;

/**
 * @returns the site that a press address names. Composed and decomposed Hangul are one name: some systems type the latter.
 * @throws NotFound when it can't be a site's name
 */
export function siteOf(request: Request): string {
  const site = String(request.params.site).normalize("NFC");
  if (!slug.test(site)) throw new NotFound();
  return site;
}
