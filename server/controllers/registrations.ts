import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { type FieldErrors, parseRegistration, registrationForms } from "../../client/components/registrationSchema.ts";
import { messages } from "../../client/content/messages.ts";
import type { RegistrationResultProps } from "../../client/pages/Press/registrationResult.ts";
import type { Context } from "../context.ts";
import { isDatabaseUnavailable } from "../database/unavailable.ts";
import { throttle } from "../middleware/throttle.ts";
import { wantsJson } from "../middleware/wantsJson.ts";
import { countHoneypot, storeRegistration } from "../models/registration.ts";
import type { PageResponder } from "../views/pageResponder.ts";
import { asText } from "./asText.ts";

interface Outcome {
  status: number;
  ok: boolean;
  message?: string;
  fields?: FieldErrors;
}

/** POST /registrations: the one endpoint of the three forms. */
export function registrationsController({ config, database, now }: Context, pages: PageResponder) {
  async function answer(request: Request, response: Response, { status, ...outcome }: Outcome): Promise<void> {
    response.status(status).set("Cache-Control", "no-store");
    if (wantsJson(request)) {
      response.json(outcome);
      return;
    }
    const body = request.body ?? {};
    const form = registrationForms.find((candidate) => candidate === body.form) ?? "customer";
    const done = form === "customer" ? messages.registeredOnCustomerPage : messages.registered;
    const props: RegistrationResultProps = {
      ok: outcome.ok,
      message: outcome.ok ? done : (outcome.message ?? messages.registrationFailed),
      form,
      ...(!outcome.ok && {
        values: { name: asText(body.name), phone: asText(body.phone), message: asText(body.message) },
        fields: outcome.fields ?? {},
      }),
    };
    response.type("html").send(await pages.page("/registrations", props));
  }

  async function register(body: Record<string, unknown>): Promise<Outcome> {
    if (asText(body.company) !== "") {
      await countHoneypot(database.db);
      return { status: 201, ok: true };
    }
    const parsed = parseRegistration(body);
    if (!parsed.ok) {
      const message = Object.values(parsed.fields)[0] ?? messages.registrationFailed;
      return { status: 422, ok: false, message, fields: parsed.fields };
    }
    const relayed = config.formService !== undefined;
    const stored = await storeRegistration(database.db, parsed.registration, { relayed, texts: [], now: now() });
    if (stored.outcome !== "conflict") return { status: 201, ok: true };
    return {
      status: 422,
      ok: false,
      message: messages.registrationFailed,
      fields: { key: "이미 다른 내용으로 접수된 신청입니다." },
    };
  }

  const create: RequestHandler = async (request, response) => {
    const body = typeof request.body === "object" && request.body !== null ? request.body : {};
    await answer(request, response, await register(body));
  };

  /** The visitor is told what the specification says, whichever step needed the database first. */
  const unavailable: ErrorRequestHandler = async (error, request, response, next) => {
    if (!isDatabaseUnavailable(error)) return next(error);
    request.log.error({ err: { code: error.code, message: error.message } }, "registration not stored");
    await answer(request, response, { status: 503, ok: false, message: messages.registrationFailed });
  };

  /** An office or a carrier shares one address among many visitors, so the limit is generous. */
  const limit = throttle(database.db, {
    name: "registration",
    limit: config.limits.registrations,
    windowMs: 10 * 60_000,
    handler: (request, response) =>
      void answer(request, response, { status: 429, ok: false, message: messages.tooManyRegistrations }),
  });

  return { create, limit, unavailable };
}
