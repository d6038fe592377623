import type { Request, RequestHandler } from "express";
import { z } from "zod";
import { fieldLimits } from "../../client/components/fieldLimits.ts";
import { complex } from "../../client/content/complex.ts";
import { messages } from "../../client/content/messages.ts";
import { pressPath } from "../../client/content/pressPath.ts";
import type { Context } from "../context.ts";
import { throttle } from "../middleware/throttle.ts";
import { wantsJson } from "../middleware/wantsJson.ts";
import { authenticate } from "../models/administrator.ts";

/** Nothing is said about the values but whether they fit: an ill-formed e-mail is just a wrong one. */
const credentials = z.object({
  email: z.string().max(fieldLimits.email).catch(""),
  password: z.string().max(fieldLimits.password).catch(""),
  site: z.string().max(60).catch(complex.defaultSite),
});

const back = (request: Request, outcome?: string) => {
  const { site } = credentials.parse(request.body ?? {});
  return pressPath(site) + (outcome ? `?signIn=${outcome}` : "");
};

/** POST /session: signs in under a new session id. */
export function create({ database, now }: Context): RequestHandler {
  return async (request, response) => {
    const { email, password } = credentials.parse(request.body ?? {});
    const administrator = await authenticate(database.db, email, password);
    if (!administrator) {
      if (wantsJson(request)) response.status(401).json({ ok: false, message: messages.wrongCredentials });
      else response.redirect(303, back(request, "failed"));
      return;
    }
    await new Promise<void>((resolve, reject) =>
      request.session.regenerate((error) => (error ? reject(error) : resolve())),
    );
    response.locals.succeeded = true;
    request.session.administrator = administrator;
    request.session.signedInAt = now().getTime();
    await new Promise<void>((resolve, reject) => request.session.save((error) => (error ? reject(error) : resolve())));
    response.set("Cache-Control", "no-store");
    if (wantsJson(request)) response.json({ ok: true, administrator: { email: administrator.email } });
    else response.redirect(303, back(request));
  };
}

/** DELETE /session, or POST with `_method=delete` from a plain form: signs out and forgets the session. */
export const destroy: RequestHandler = async (request, response) => {
  await new Promise<void>((resolve, reject) => request.session.destroy((error) => (error ? reject(error) : resolve())));
  if (request.method === "DELETE" || wantsJson(request)) response.status(204).end();
  else response.redirect(303, back(request));
};

/** Plain forms know GET and POST alone. */
export function createOrDestroy(create: RequestHandler[]): RequestHandler[] {
  return [
    (request, response, next) => (request.body?._method === "delete" ? destroy(request, response, next) : next()),
    ...create,
  ];
}

/** Ten failures in a quarter of an hour from one address; the administrator elsewhere is not locked out. */
export function signInThrottle({ config, database }: Context): RequestHandler {
  return throttle(database.db, {
    name: "sign-in",
    limit: config.limits.signIns,
    windowMs: 15 * 60_000,
    failuresOnly: true,
    handler(request, response) {
      if (wantsJson(request)) response.status(429).json({ ok: false, message: messages.tooManySignIns });
      else response.redirect(303, back(request, "throttled"));
    },
  });
}
