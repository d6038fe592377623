import { timingSafeEqual } from "node:crypto";
import { togetherPath } from "../../../client/shared/togetherPath.ts";
import { waitlistPath } from "../../../client/shared/waitlist.ts";
import { keyedHash } from "../../config/keyedHash.ts";

/** Bytes of the signature in the link: enough against guessing, short enough for a text message. */
const length = 16;

const placeholder = "x".repeat(22);

/** The visitors' own pages. A signature of one kind opens no other. */
const kinds = {
  registration: { path: "/registrations", purpose: "registration link" },
  waitlist: { path: waitlistPath, purpose: "waitlist link" },
  room: { path: togetherPath, purpose: "room link" },
  member: { path: "", purpose: "room member" },
} as const;

type Kind = keyof typeof kinds;

const sign = (kind: Kind, secret: string, id: string) => keyedHash(secret, kinds[kind].purpose, id).subarray(0, length);

/** @returns the path of a visitor's own page; the token in it is known only to the visitor */
const signedPath = (kind: Kind, secret: string, id: string) =>
  `${kinds[kind].path}/${id}-${sign(kind, secret, id).toString("base64url")}`;

/**
 * The same with a placeholder instead of the signature, as long as it. Whoever has the link acts as the visitor, so what the
 * office sees and what is stored has this one.
 */
const maskedPath = (kind: Kind, id: string) => `${kinds[kind].path}/${id}-${placeholder}`;

/** @returns the id in a token, or undefined when its signature is wrong */
function readToken(kind: Kind, secret: string, token: string): string | undefined {
  const [, id, signature] = /^(\d{1,18})-([\w-]{22})$/.exec(token) ?? [];
  if (!id || !signature) return undefined;
  const given = Buffer.from(signature, "base64url");
  return given.length === length && timingSafeEqual(given, sign(kind, secret, id)) ? id : undefined;
}

/** Of a registration's own page. */
export const linkPath = (secret: string, id: string) => signedPath("registration", secret, id);
export const maskedLinkPath = (id: string) => maskedPath("registration", id);
export const readLinkToken = (secret: string, token: string) => readToken("registration", secret, token);

/** Of the page of a request for a text when a home can be had again. */
export const waitlistLink = (secret: string, id: string) => signedPath("waitlist", secret, id);
export const maskedWaitlistLink = (id: string) => maskedPath("waitlist", id);
export const readWaitlistToken = (secret: string, token: string) => readToken("waitlist", secret, token);

/** Of a room in which a counsellor and buyers look at the same thing. */
export const roomLink = (secret: string, id: string) => signedPath("room", secret, id);
export const maskedRoomLink = (id: string) => maskedPath("room", id);
export const readRoomToken = (secret: string, token: string) => readToken("room", secret, token);

/** With which somebody in a room shows that they are in it. */
export const memberToken = (secret: string, id: string) => signedPath("member", secret, id).slice(1);
export const readMemberToken = (secret: string, token: string) => readToken("member", secret, token);
