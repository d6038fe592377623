import type { Request, RequestHandler, Response } from "express";
import { messages } from "../../client/copy/messages.ts";
import type { Context } from "../context.ts";
import { Forbidden, Unauthorized } from "../httpErrors.ts";
import type { SignedInAccount } from "../models/account/password.ts";
import { wantsJson } from "../views/wantsJson.ts";
import { accountOf } from "./session.ts";

/** Keeps an answer out of caches and search engines. */
export function preventCaching(response: Response): void {
  response.set({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" });
}

/**
 * Denies everything below it without a session; a page load is redirected to the sign-in form and back.
 * @throws Unauthorized (401) for everything but page loads
 */
export function requireAccount({ now }: Context): RequestHandler {
  return (request, response, next) => {
    preventCaching(response);
    const administrator = accountOf(request, now());
    if (administrator) {
      response.locals.administrator = administrator;
      return next();
    }
    if (wantsJson(request) || !["GET", "HEAD"].includes(request.method))
      throw new Unauthorized(messages.signInRequired);
    response.redirect(302, `/admin/sign-in?next=${encodeURIComponent(request.originalUrl.split("?")[0] ?? "")}`);
  };
}

/**
 * @returns the administrator, for actions that only the office may take
 * @throws Unauthorized (401) without a session, Forbidden (403) for a counsellor
 */
export function requireOffice(request: Request, now: Date): SignedInAccount {
  const administrator = accountOf(request, now);
  if (!administrator) throw new Unauthorized(messages.signInRequired);
  if (administrator.role !== "office") throw new Forbidden(messages.officeOnly);
  return administrator;
}

/** Denies everything below it to counsellors. */
export function officeOnly({ now }: Context): RequestHandler {
  return (request, _response, next) => {
    requireOffice(request, now());
    next();
  };
}

/** @returns the signed-in administrator */
export const signedIn = (response: Response): SignedInAccount => response.locals.administrator;

/** @returns the desk URL that a sign-in form came from, if valid: the only safe redirect targets */
export function deskAddress(value: unknown): string | undefined {
  return typeof value === "string" && /^\/admin(\/[a-z0-9-]{1,40}){0,3}$/.test(value) ? value : undefined;
}
