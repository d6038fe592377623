import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "../../config/keyedHash.ts";

/** Bytes of the signature in the link: enough against guessing, short enough for a text message. */
const length = 16;

const sign = (secret: string, id: string) => keyedHash(secret, "registration link", id).subarray(0, length);

/** @returns the token in the URL of a registration's own page, known only to its visitor */
const linkToken = (secret: string, id: string) => `${id}-${sign(secret, id).toString("base64url")}`;

/** @returns the path of a registration's own page */
export const linkPath = (secret: string, id: string) => `/registrations/${linkToken(secret, id)}`;

/**
 * The same with a placeholder instead of the signature, as long as it. Whoever has the link acts as the visitor, so what the
 * office sees and what is stored has this one.
 */
export const maskedLinkPath = (id: string) => `/registrations/${id}-${"x".repeat(22)}`;

/** @returns the registration's id, or undefined when the token's signature is wrong */
export function readLinkToken(secret: string, token: string): string | undefined {
  const [, id, signature] = /^(\d{1,18})-([\w-]{22})$/.exec(token) ?? [];
  if (!id || !signature) return undefined;
  const given = Buffer.from(signature, "base64url");
  return given.length === length && timingSafeEqual(given, sign(secret, id)) ? id : undefined;
}
