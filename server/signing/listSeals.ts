import { timingSafeEqual } from "node:crypto";
import type { LeadQuery } from "../models/lead.ts";
import { keyedHash } from "./keyedHash.ts";

/**
 * A list that updates itself shows only what was logged when it was opened, so the update isn't logged again. The seal
 * proves which list a session opened and how many pages of it; it can't be forged to read unlogged.
 */
interface List extends Pick<LeadQuery, "filters" | "q"> {
  sessionId: string;
  pages: number;
}

function sign(secret: string, { sessionId, filters, q, pages }: List): Buffer {
  const sorted = Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1));
  return keyedHash(secret, "opened list", JSON.stringify([sessionId, sorted, q, pages]));
}

export const sealList = (secret: string, list: List) => `${list.pages}.${sign(secret, list).toString("base64url")}`;

/** @returns how many pages of this list the session has opened; 0 when the seal is of another list */
export function sealedPages(secret: string, seal: string, list: Omit<List, "pages">): number {
  const [, pages, signature] = /^(\d{1,4})\.([\w-]{43})$/.exec(seal) ?? [];
  if (!pages || !signature) return 0;
  const wanted = sign(secret, { ...list, pages: Number(pages) });
  return timingSafeEqual(Buffer.from(signature, "base64url"), wanted) ? Number(pages) : 0;
}
