import type { Request } from "express";
import { fieldLimits } from "../../client/contract/limits.ts";
import type { Touches } from "../../client/contract/touch.ts";

/**
 * Where scripts don't run, nobody remembered how a visitor came. The page that the form stood on is told by the browser
 * itself, with the utm_* of its address if it was the first one.
 */
export function refererTouch(request: Request): Touches {
  const referer = request.get("referer") ?? "";
  if (!URL.canParse(referer)) return {};
  const { pathname, searchParams } = new URL(referer);
  const word = (name: string) => searchParams.get(`utm_${name}`)?.slice(0, fieldLimits.touch) || undefined;
  const names = ["source", "medium", "campaign", "term", "content"] as const;
  const known = Object.fromEntries(names.flatMap((name) => (word(name) ? [[name, word(name)]] : [])));
  if (Object.keys(known).length === 0) return {};
  const touch = { ...known, landing: pathname.slice(0, fieldLimits.touch) };
  return { first: touch, last: touch };
}
