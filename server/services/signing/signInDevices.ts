import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import onHeaders from "on-headers";
import { type Config, overTls } from "../../config/config.ts";
import { keyedHash } from "../../config/keyedHash.ts";
import type { SignedInAccount } from "../../models/account/password.ts";

/**
 * Browsers in which someone has signed in before. An attacker who rotates addresses can use up an account's attempts
 * for all unknown browsers; a known browser has its own attempts, so its administrator isn't locked out.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */

/** Milliseconds for which a browser stays known after a sign-in. */
const lifetime = 180 * 24 * 60 * 60_000;

/** Sent only with sign-ins. */
const path = "/session";

const nameOf = (config: Pick<Config, "publicUrl">) => (overTls(config) ? "__Secure-device" : "device");

/** @param fingerprint of the account, so that a new password makes every browser unknown */
const sign = (secret: string, fingerprint: string, device: string) =>
  keyedHash(secret, "sign-in device", `${device}\n${fingerprint}`);

interface Dependencies {
  config: Pick<Config, "publicUrl">;
  sessionSecret: string;
  now(): Date;
}

/** Makes the browser known, for this account only, after a successful sign-in. */
export function rememberDevice(
  { config, sessionSecret, now }: Dependencies,
  response: Response,
  { fingerprint }: SignedInAccount,
): void {
  const expires = Math.floor((now().getTime() + lifetime) / 1000);
  const device = `${expires}.${randomBytes(12).toString("base64url")}`;
  const signature = sign(sessionSecret, fingerprint, device).toString("base64url");
  response.locals.setDeviceCookie = () =>
    response.cookie(nameOf(config), `${device}.${signature}`, {
      httpOnly: true,
      sameSite: "strict",
      secure: overTls(config),
      path,
      maxAge: lifetime,
    });
}

/**
 * Sets the cookie after the session's, because simple clients expect that first. Must come before the session
 * middleware: header listeners run in reverse order.
 */
export const deviceCookies: RequestHandler = (_request, response, next) => {
  onHeaders(response, () => response.locals.setDeviceCookie?.());
  next();
};

/**
 * @param fingerprintOf reads the account's fingerprint
 * @returns the id of a browser in which this account has signed in before, with the same password
 */
export async function knownDevice(
  { config, sessionSecret, now }: Dependencies,
  request: Request,
  fingerprintOf: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const start = `${nameOf(config)}=`;
  const cookie = request.headers.cookie
    ?.split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  const [, device, expires, signature] =
    /^((\d{10,12})\.[\w-]{16})\.([\w-]{43})$/.exec(cookie?.slice(start.length) ?? "") ?? [];
  if (!device || !signature || Number(expires) * 1000 <= now().getTime()) return undefined;
  const fingerprint = await fingerprintOf();
  if (!fingerprint) return undefined;
  const wanted = sign(sessionSecret, fingerprint, device);
  return timingSafeEqual(Buffer.from(signature, "base64url"), wanted) ? device : undefined;
}
