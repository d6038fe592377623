import { hash } from "node:crypto";
import type { Request, Response } from "express";
import { idempotencyKeyHeader } from "../../client/shared/desk/idempotencyKey.ts";
import { fieldLimits } from "../../client/shared/limits.ts";
import { accountOf } from "../middleware/session.ts";
import { fromPlainForm } from "../views/sendChange.ts";

/** Milliseconds in which an equal plain form, which has no key, is a repetition. */
const keylessWindow = 10 * 60_000;

/**
 * @returns what identifies a repetition of a script's request that creates something, if it has a key. The content belongs
 * to it, because what was corrected after a lost answer is another.
 */
export function requestKey(request: Request, now: Date): string | undefined {
  const given = request.get(idempotencyKeyHeader)?.slice(0, fieldLimits.key);
  return given ? keyOf(request, now, given) : undefined;
}

/** The same, or the content alone of a plain form, which has no key: for what nobody writes twice within minutes. */
export function contentKey(request: Request, response: Response, now: Date): string | undefined {
  const window = String(Math.floor(now.getTime() / keylessWindow));
  return requestKey(request, now) ?? (fromPlainForm(request, response) ? keyOf(request, now, window) : undefined);
}

function keyOf(request: Request, now: Date, key: string): string {
  const content = Object.entries(request.body ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
  return hash("sha256", JSON.stringify([accountOf(request, now)?.id, request.path, key, content]), "base64url");
}
