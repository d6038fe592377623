import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "./keyedHash.ts";

/** Bytes of the signature that stand in the link: enough against guessing, short enough for a text message. */
const length = 16;

const sign = (secret: string, id: string) => keyedHash(secret, "registration link", id).subarray(0, length);

/** @returns the word in the address of a registration's own page: only its visitor gets to know it */
export const linkToken = (secret: string, id: string) => `${id}-${sign(secret, id).toString("base64url")}`;

/** @returns the path of a registration's own page */
export const linkPath = (secret: string, id: string) => `/registrations/${linkToken(secret, id)}`;

/** @returns the registration's id, or undefined when the word isn't one that we signed */
export function readLinkToken(secret: string, token: string): string | undefined {
  const [, id, signature] = /^(\d{1,18})-([\w-]{22})$/.exec(token) ?? [];
  if (!id || !signature) return undefined;
  const given = Buffer.from(signature, "base64url");
  return given.length === length && timingSafeEqual(given, sign(secret, id)) ? id : undefined;
}
