import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { homeNamed } from "../../client/complex/homes/homePath.ts";
import { stateOf } from "../../client/complex/homes/ledgerHomes.ts";
import { looksLikeSlot } from "../../client/complex/sale/visitSlots.ts";
import { agreement } from "../../client/copy/agreement.ts";
import { messages } from "../../client/copy/messages.ts";
import { visits } from "../../client/copy/visits.ts";
import { type AnnouncedText, announcedTextsHeader } from "../../client/shared/announcedTexts.ts";
import { type HomeState, homeStateHeader } from "../../client/shared/home.ts";
import type { ProofOfWorkTask } from "../../client/shared/proofOfWork.ts";
import { type FieldErrors, parseRegistration, type Registration } from "../../client/shared/registration.ts";
import { eachField, registrationForms, visitorFields } from "../../client/shared/registrationFields.ts";
import { bothAgreed } from "../../client/shared/registrationLink.ts";
import type { RegistrationResultProps } from "../../client/shared/registrationResult.ts";
import type { Sale } from "../../client/shared/sale/sale.ts";
import type { VisitDay } from "../../client/shared/visit.ts";
import type { Context } from "../context.ts";
import { isDatabaseUnavailable } from "../database/unavailable.ts";
import { throttle } from "../middleware/throttle.ts";
import { findReplayed, type Stored, storeRegistration } from "../models/lead/registration.ts";
import { countHit } from "../models/throttle.ts";
import { createTask, isProof } from "../services/signing/proofOfWork.ts";
import { linkPath } from "../services/signing/signedLinks.ts";
import { announcedTexts } from "../services/sms/announcedTexts.ts";
import type { PageRenderer } from "../views/pageRenderer.ts";
import { wantsJson } from "../views/wantsJson.ts";
import { asText } from "./asText.ts";
import { bookableSlot } from "./bookableSlot.ts";
import { refererAttribution } from "./refererAttribution.ts";

interface Outcome {
  status: number;
  ok: boolean;
  message?: string;
  fields?: FieldErrors;
  /** Path of the registration's own page. */
  link?: string;
  announced?: AnnouncedText[];
  /** The visit that was booked with it. */
  visit?: string;
  /** The state of the home that it names, if that can't be had now. */
  taken?: HomeState;
  /** What a browser's script solves before it sends the same again. */
  task?: ProofOfWorkTask;
}

/** Milliseconds in which registrations are counted. */
const countedTime = 10 * 60_000;

/** Registrations that one address may send without scripts while a flood arrives. */
const plainLimit = 5;

const refusal = (field: keyof FieldErrors, message: string): Outcome => ({
  status: 422,
  ok: false,
  message: field === "key" ? messages.registrationFailed : message,
  fields: { [field]: message },
});

/** Whether the visit date is from the customer page's list of times; from the popup it is free text. */
const isBooking = ({ form, visitDate }: Registration) => form === "customer" && looksLikeSlot(visitDate);

/** POST /registrations: the one endpoint of the three forms. */
export function registrationsController(
  { config, database, sessionSecret, now }: Context,
  pages: PageRenderer,
  days: () => Promise<VisitDay[]>,
  sale: () => Promise<Sale>,
) {
  async function sendResult(
    request: Request,
    response: Response,
    { status, link, visit, taken, announced = [], ...outcome }: Outcome,
  ) {
    response.status(status).set("Cache-Control", "no-store");
    if (link) response.location(link);
    if (announced.length > 0) response.set(announcedTextsHeader, announced.join(", "));
    if (taken) response.set(homeStateHeader, taken);
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
      ...(link && { link }),
      ...(visit && { visit }),
      ...(taken && { taken }),
      announced,
      ...(link && !visit && { days: await days() }),
      ...(!outcome.ok && {
        values: eachField(visitorFields, (field) => asText(body[field])),
        fields: outcome.fields ?? {},
        // Not queried after a database failure: that would take as long again.
        ...(form === "customer" && { days: status === 503 ? [] : await days() }),
      }),
    };
    response.type("html").send(await pages.page("/registrations", props));
  }

  async function register(body: Record<string, unknown>): Promise<Outcome> {
    const parsed = parseRegistration(body, agreement.required);
    if (!parsed.ok) {
      const message = Object.values(parsed.fields)[0] ?? messages.registrationFailed;
      return { status: 422, ok: false, message, fields: parsed.fields };
    }
    const { registration } = parsed;
    // People don't see this field, but their browsers may fill it in.
    const stored = await store(registration, asText(body.company) !== "");
    if (stored.outcome === "wrong") return refusal("visitDate", visits.wrongSlot);
    if (stored.outcome === "full" || stored.outcome === "enough") return refusal("visitDate", visits[stored.outcome]);
    if (stored.outcome === "conflict") return refusal("key", messages.keyTaken);
    // Without a key, an equal registration may be another person's: only the first sender gets the link.
    const known = stored.outcome === "stored" || registration.key !== "";
    const announced = await announcedTexts({ db: database.db, config, sessionSecret, now: now() }, stored.id).catch(
      // The registration is stored; if this query fails, no texts are announced.
      () => [],
    );
    return {
      status: 201,
      ok: true,
      announced,
      ...(known && { link: linkPath(sessionSecret, stored.id) }),
      ...(isBooking(registration) && { visit: registration.visitDate }),
      ...(await takenHome(registration)),
    };
  }

  async function takenHome({ unit }: Registration): Promise<Pick<Outcome, "taken">> {
    const home = homeNamed(unit);
    const state = home && stateOf((await sale()).ledger, home.key);
    return state && state !== "offered" && state !== "later" ? { taken: state } : {};
  }

  async function store(registration: Registration, suspected: boolean): Promise<Stored | { outcome: "wrong" }> {
    const slot = isBooking(registration) ? bookableSlot(registration.visitDate, await sale()) : undefined;
    if (isBooking(registration) && !slot) {
      const id = await findReplayed(database.db, registration, now());
      return id ? { outcome: "replayed", id } : { outcome: "wrong" };
    }
    return storeRegistration(database.db, registration, {
      relayed: config.formService !== undefined,
      texts: registration.marketing ? ["visit", "news"] : ["visit"],
      suspected,
      now: now(),
      ...(slot && { slot }),
    });
  }

  /** POST /registrations: the fields of a form, and `key`; 201, 422, 429 or 503 */
  const create: RequestHandler = async (request, response) => {
    const body = typeof request.body === "object" && request.body !== null ? request.body : {};
    // The browser's script has joined the form's two boxes.
    const sent = request.is("json")
      ? body
      : {
          ...body,
          marketing: bothAgreed(body) && body.marketing,
          touches: refererAttribution(request, config.adClickIds),
        };
    await sendResult(request, response, await register(sent));
  };

  /** The same message, whichever step failed because of the database. */
  const unavailable: ErrorRequestHandler = async (error, request, response, next) => {
    if (!isDatabaseUnavailable(error)) return next(error);
    request.log.error({ err: { code: error.code, message: error.message } }, "registration not stored");
    await sendResult(request, response, { status: 503, ok: false, message: messages.registrationFailed });
  };

  const refuse = (request: Request, response: Response, task?: ProofOfWorkTask) =>
    sendResult(request, response, {
      status: 429,
      ok: false,
      message: messages.tooManyRegistrations,
      ...(task && { task }),
    });

  const perAddress = (name: string, limit: number) =>
    throttle(database.db, {
      name,
      limit,
      windowMs: countedTime,
      handler: (request, response) => void refuse(request, response),
    });

  /** An office or a mobile carrier shares one address among many visitors, so the limit is generous. */
  const addressLimit = perAddress("registration", config.limits.registrations);
  const addressLimitInFlood = perAddress("plainRegistration", plainLimit);

  /**
   * While more registrations arrive than a sale of this size explains, from however many addresses, each costs a moment of
   * computing. A proof is good for one key, and a key for one registration, so it can't be used twice.
   */
  const floodLimit: RequestHandler = async (request, response, next) => {
    const { hits } = await countHit(database.db, "registrations", countedTime);
    if (hits <= config.limits.flood) return next();
    const body = (request.body ?? {}) as Record<string, unknown>;
    const key = asText(body.key);
    if (!request.is("json") || key === "") return addressLimitInFlood(request, response, next);
    if (await isProof(sessionSecret, key, body.proof)) return next();
    await refuse(request, response, await createTask(sessionSecret, key));
  };

  const limit = [addressLimit, floodLimit];

  return { create, limit, unavailable };
}
