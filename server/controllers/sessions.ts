import { createHash } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { z } from "zod";
import { complex } from "../../client/content/complex.ts";
import { messages } from "../../client/copy/messages.ts";
import type { SignInProps } from "../../client/shared/desk/signIn.ts";
import { fieldLimits } from "../../client/shared/limits.ts";
import { pressPath } from "../../client/shared/pressPath.ts";
import { overTls } from "../config/config.ts";
import type { Context } from "../context.ts";
import { deskAddress, preventCaching } from "../middleware/requireAccount.ts";
import { accountOf } from "../middleware/session.ts";
import { addressOf, throttle } from "../middleware/throttle.ts";
import { normalEmail } from "../models/account/normalEmail.ts";
import { authenticate, fingerprintFor } from "../models/account/password.ts";
import { knownDevice, rememberDevice } from "../services/signing/signInDevices.ts";
import { sendChange } from "../views/sendChange.ts";
import { wantsJson } from "../views/wantsJson.ts";
import { asText } from "./asText.ts";
import type { SendDeskPage } from "./desk/deskPage.ts";
import { isStorable } from "./isStorable.ts";
import { asSite } from "./site.ts";

/** Invalid values are not reported: a malformed e-mail is treated as a wrong one. */
const credentials = z.object({
  email: z.string().max(fieldLimits.email).refine(isStorable).catch(""),
  password: z.string().max(fieldLimits.password).catch(""),
  code: z.string().max(fieldLimits.code).catch(""),
  site: z
    .string()
    .catch("")
    .transform((site) => asSite(site) ?? complex.defaultSite),
  next: z.string().catch("").transform(deskAddress),
});

const notices = {
  failed: messages.wrongCredentials,
  code: messages.codeRequired,
  throttled: messages.tooManySignIns,
  insecure: messages.insecureSignIn,
};
type Outcome = keyof typeof notices;

/** @returns the message for a plain form that was redirected back after an attempt */
export function signInNotice(request: Request): string | undefined {
  const outcome = asText(request.query.signIn);
  return Object.hasOwn(notices, outcome) ? messages.signInFailedPrefix + notices[outcome as Outcome] : undefined;
}

/** The page that a plain form is redirected to: the desk page it was opened for, or else its site's list. */
function returnPath(request: Request, outcome?: Outcome): string {
  const { site, next } = credentials.parse(request.body ?? {});
  if (next) return outcome ? `/admin/sign-in?next=${encodeURIComponent(next)}&signIn=${outcome}` : next;
  return pressPath(site) + (outcome ? `?signIn=${outcome}` : "");
}

/** An account allows this many times the failures of one client address, over all unknown browsers together. */
const accountLimitFactor = 3;

export type SessionsController = ReturnType<typeof sessionsController>;

/** Signing in and out, with the press page's form and on the desk's own page. */
export function sessionsController(context: Context, sendPage: SendDeskPage) {
  const { config, database, now } = context;

  /** GET /admin/sign-in: the desk's sign-in page. */
  const form: RequestHandler = async (request, response) => {
    const next = deskAddress(request.query.next) ?? "/admin/today";
    if (accountOf(request, now())) return response.redirect(302, next);
    preventCaching(response);
    const message = signInNotice(request);
    const props: SignInProps = { next, ...(message && { message }) };
    await sendPage(request, response, "/admin/sign-in", props);
  };

  /** Denies: a script gets the status and the message, a plain form is redirected to a page that shows the message. */
  function deny(request: Request, response: Response, status: number, outcome: Outcome): void {
    if (wantsJson(request)) response.status(status).json({ ok: false, message: notices[outcome] });
    else response.redirect(303, returnPath(request, outcome));
  }

  /** POST /session: signs in under a new session id. */
  const create: RequestHandler = async (request, response) => {
    // A Secure cookie can't be set here; answering as if it had been would only bring the form back.
    if (overTls(config) && !request.secure) {
      request.log.error(
        "sign-in refused: PUBLIC_URL is https, but this request came without TLS and without X-Forwarded-Proto from a proxy that TRUST_PROXY trusts",
      );
      return deny(request, response, 400, "insecure");
    }
    const typed = credentials.parse(request.body ?? {});
    const administrator = await authenticate(database.db, typed, now());
    if (!administrator || administrator === "code") {
      // A missing code is no failure; a wrong one is, and counts towards the throttle.
      response.locals.succeeded = administrator === "code" && typed.code === "";
      return deny(request, response, 401, administrator ?? "failed");
    }
    await awaitCallback((done) => request.session.regenerate(done));
    response.locals.succeeded = true;
    request.session.administrator = administrator;
    request.session.signedInAt = now().getTime();
    await awaitCallback((done) => request.session.save(done));
    rememberDevice(context, response, administrator);
    response.set("Cache-Control", "no-store");
    const body = { ok: true, administrator: { email: administrator.email } };
    sendChange(request, response, returnPath(request), { status: 200, body });
  };

  /** DELETE /session: signs out and deletes the session. */
  const destroy: RequestHandler = async (request, response) => {
    await awaitCallback((done) => request.session.destroy(done));
    sendChange(request, response, returnPath(request));
  };

  const emailOf = (request: Request) => credentials.parse(request.body ?? {}).email;
  /** Only a cookie that looks like one of ours costs a query. */
  const findDevice: RequestHandler = async (request, _response, next) => {
    const device = await knownDevice(context, request, () => fingerprintFor(database.db, emailOf(request)));
    if (device) devices.set(request, device);
    next();
  };
  const devices = new WeakMap<Request, string>();
  const shared = {
    windowMs: 15 * 60_000,
    failuresOnly: true,
    handler: (request: Request, response: Response) => deny(request, response, 429, "throttled"),
  };

  /**
   * Throttle an address after ten failures in 15 minutes, and an account after thirty from any addresses. A browser in
   * which its administrator has signed in before is counted separately, so neither a neighbour behind the same address
   * nor an attacker with many addresses can lock the administrator out.
   */
  const limits = [
    findDevice,
    throttle(database.db, {
      ...shared,
      name: "sign-in",
      limit: config.limits.signIns,
      keyOf: (request) => devices.get(request) ?? addressOf(request),
    }),
    throttle(database.db, {
      ...shared,
      name: "sign-in-account",
      limit: config.limits.signIns * accountLimitFactor,
      // Hashed, because what is typed needn't be an e-mail address. Whether the account exists is not checked.
      keyOf: (request) =>
        devices.has(request)
          ? undefined
          : createHash("sha256")
              .update(normalEmail(emailOf(request)))
              .digest("base64url"),
    }),
  ];

  return { form, create, destroy, limits };
}

/** Promisifies a call of the session store. */
const awaitCallback = (call: (done: (error?: unknown) => void) => unknown) =>
  new Promise<void>((resolve, reject) => {
    call((error) => (error ? reject(error) : resolve()));
  });
