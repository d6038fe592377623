import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "../../config/keyedHash.ts";
import type { LeadQuery } from "../../models/lead/lead.ts";

/**
 * A list that updates itself shows only what was logged when it was opened, so the update isn't logged again. The token
 * proves which list a session opened and how many pages of it; without the secret it can't be forged.
 */
interface List extends Pick<LeadQuery, "filters" | "q"> {
  sessionId: string;
  pages: number;
}

function sign(secret: string, { sessionId, filters, q, pages }: List): Buffer {
  const sorted = Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1));
  return keyedHash(secret, "opened list", JSON.stringify([sessionId, sorted, q, pages]));
}

export const signOpenedList = (secret: string, list: List) =>
  `${list.pages}.${sign(secret, list).toString("base64url")}`;

/** @returns how many pages of this list the session has opened; 0 when the token is of another list */
export function openedPages(secret: string, listToken: string, list: Omit<List, "pages">): number {
  const [, pages, signature] = /^(\d{1,4})\.([\w-]{43})$/.exec(listToken) ?? [];
  if (!pages || !signature) return 0;
  const wanted = sign(secret, { ...list, pages: Number(pages) });
  return timingSafeEqual(Buffer.from(signature, "base64url"), wanted) ? Number(pages) : 0;
}
