import { timingSafeEqual } from "node:crypto";
import { mostSeen, type SeenProps, seenDays } from "../../../client/shared/together.ts";
import { togetherPath } from "../../../client/shared/togetherPath.ts";
import { keyedHash } from "../../config/keyedHash.ts";

const day = 24 * 60 * 60_000;

const sign = (secret: string, text: string) => keyedHash(secret, "homes seen", text).subarray(0, 16);

/**
 * The page of the homes seen in a room. Its link is all that is kept of them: the homes, until when it opens, and a
 * signature of both.
 * @param seen homes with their minutes, as in a room's state
 * @returns its path
 */
export function seenLink(secret: string, seen: readonly string[], now: Date): string {
  const text = `${Math.floor(now.getTime() / day) + seenDays}_${seen.join("_").replaceAll("@", "T")}`;
  return `${togetherPath}/seen/${text}_${sign(secret, text).toString("base64url")}`;
}

/** @returns the homes in a link; without a day for one that doesn't open any more, undefined for one that isn't ours */
export function readSeenToken(secret: string, token: string, now: Date): SeenProps | undefined {
  const [, text, until, list, signature] = /^((\d{1,6})_([\dT_-]{0,400}))_([\w-]{22})$/.exec(token) ?? [];
  if (text === undefined || signature === undefined) return undefined;
  const given = Buffer.from(signature, "base64url");
  if (given.length !== 16 || !timingSafeEqual(given, sign(secret, text))) return undefined;
  const end = Number(until) * day;
  if (now.getTime() >= end + day) return { homes: [] };
  const homes = (list ?? "")
    .split("_")
    .slice(0, mostSeen)
    .flatMap((each) => {
      const [key, minute] = each.split("T");
      return key ? [{ key, minute: Number(minute) }] : [];
    });
  return { until: new Date(end).toISOString().slice(0, 10), homes };
}
