import type { Request } from "express";
import { NotFound } from "../errors.ts";

/** Letters, digits and dashes of any language, as a word in a URL. */
const slug = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,59}$/u;

/** What else stands below these is no board. */
const taken = new Set(["admin", "registrations", "tours", "uploads"]);

/** @returns the word as a site's name, if it can be one. Composed and decomposed Hangul are one name. */
export function asSite(word: unknown): string | undefined {
  if (typeof word !== "string") return undefined;
  const site = word.normalize("NFC");
  return slug.test(site) && !taken.has(site.toLowerCase()) ? site : undefined;
}

/**
 * @returns the site that a press address names; some systems type decomposed Hangul.
 * @throws NotFound when it can't be a site's name
 */
export function siteOf(request: Request): string {
  const site = asSite(request.params.site);
  if (site === undefined) throw new NotFound();
  return site;
}
