import { BadRequest } from "../httpErrors.ts";
import type { Cursor } from "../models/cursor.ts";

/** @returns the cursor as an opaque URL-safe string */
export function encodeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at}|${id}`).toString("base64url");
}

/** Whether the moment exists: Date turns 31 February into a day in March, and PostgreSQL has no year 0. */
function isTimestamp(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text && !text.startsWith("0000");
}

/** @throws BadRequest when the string wasn't made by encodeCursor */
export function decodeCursor(encoded: unknown): Cursor | undefined {
  if (encoded === undefined) return undefined;
  if (typeof encoded === "string" && encoded.length < 100) {
    const [, at, id] =
      /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\|(\d{1,18})$/.exec(Buffer.from(encoded, "base64url").toString()) ?? [];
    // The decoder passes over what isn't base64.
    if (at && id && isTimestamp(at) && encodeCursor({ at, id }) === encoded) return { at, id };
  }
  throw new BadRequest("잘못된 목록 위치입니다. 목록을 처음부터 다시 열어 주세요.");
}
