import type { Request, RequestHandler, Response } from "express";
import { visits } from "../../client/copy/visits.ts";
import {
  bothAgreed,
  type RegistrationChange,
  type RegistrationLinkProps,
  registrationChanges,
} from "../../client/shared/registrationLink.ts";
import type { Sale } from "../../client/shared/sale/sale.ts";
import { seoulTime } from "../../client/shared/seoulTime.ts";
import type { VisitDay } from "../../client/shared/visit.ts";
import type { Context } from "../context.ts";
import { BadRequest, NotFound } from "../httpErrors.ts";
import { changeMarketing, consentEvents, consentWording } from "../models/lead/consentLedger.ts";
import { eraseRegistration, findErasure } from "../models/lead/erasure.ts";
import { findRegistration } from "../models/lead/registration.ts";
import { bookLater, cancelVisit, visitOf } from "../models/visit/visit.ts";
import { linkPath, readLinkToken } from "../services/signing/signedLinks.ts";
import { calendarFile } from "../views/calendarFile.ts";
import { maskName, maskPhone } from "../views/masked.ts";
import type { PageRenderer } from "../views/pageRenderer.ts";
import { wantsJson } from "../views/wantsJson.ts";
import { asText } from "./asText.ts";
import { bookableSlot } from "./bookableSlot.ts";

/** /registrations/{token}: the page of a visitor's own registration. */
export function registrationLinksController(
  { config, database, sessionSecret, now }: Context,
  pages: PageRenderer,
  days: () => Promise<VisitDay[]>,
  sale: () => Promise<Sale>,
) {
  const { db } = database;

  /** @throws NotFound when the token's signature is wrong */
  function idOf(request: Request): string {
    const id = readLinkToken(sessionSecret, String(request.params.token));
    if (!id) throw new NotFound();
    return id;
  }

  /** @throws NotFound when there never was such a registration */
  async function propsOf(id: string, done: unknown): Promise<RegistrationLinkProps> {
    const registration = await findRegistration(db, id);
    if (!registration) {
      const erasure = await findErasure(db, id);
      if (!erasure) throw new NotFound();
      return { state: "erased", at: erasure.at.toISOString() };
    }
    const [events, wording, visit] = await Promise.all([
      consentEvents(db, id),
      consentWording(db, id),
      visitOf(db, id),
    ]);
    const known = registrationChanges.find((change) => change === done);
    return {
      state: "active",
      path: linkPath(sessionSecret, id),
      name: maskName(registration.name),
      phone: maskPhone(registration.phoneDigits),
      registeredAt: registration.createdAt.toISOString(),
      marketing: registration.marketing,
      version: registration.consentVersion,
      wording,
      events: events.map(({ at, kind, marketing, channel }) => ({ at: at.toISOString(), kind, marketing, channel })),
      ...(visit ? { visit: seoulTime(visit) } : { days: await days() }),
      ...(known && { done: known }),
    };
  }

  /**
   * The URL is the visitor's secret: it isn't cached and not sent as a referrer. `no-referrer` would make the page's
   * own forms send `Origin: null`: https://fetch.spec.whatwg.org/#append-a-request-origin-header
   */
  const withoutReferrer = (response: Response) =>
    response.set({ "Cache-Control": "no-store", "Referrer-Policy": "strict-origin", "X-Robots-Tag": "noindex" });

  async function book(id: string, visitDate: string): Promise<RegistrationChange | undefined> {
    const slot = bookableSlot(visitDate, await sale());
    if (!slot) return "wrong";
    const outcome = await bookLater(db, id, slot, now());
    return outcome === "unchanged" ? undefined : outcome;
  }

  /** GET /registrations/{token} */
  const show: RequestHandler = async (request, response) => {
    const props = await propsOf(idOf(request), request.query.done);
    withoutReferrer(response).status(props.state === "erased" ? 410 : 200);
    if (wantsJson(request)) response.json(props);
    else response.type("html").send(await pages.page("/registrations/link", props));
  };

  /** POST /registrations/{token}: `change`, and `visitDate` or `confirm` where it needs one */
  const update: RequestHandler = async (request, response) => {
    const id = idOf(request);
    const body = request.body ?? {};
    const changes: Record<string, () => Promise<RegistrationChange | undefined>> = {
      "marketing-on": async () => {
        if (!bothAgreed(body)) return "disagreed";
        await changeMarketing(db, id, { marketing: true, channel: "link" });
        return "marketing";
      },
      "marketing-off": () => changeMarketing(db, id, { marketing: false, channel: "link" }).then(() => "marketing"),
      "book-visit": () => book(id, asText(body.visitDate)),
      "cancel-visit": () => cancelVisit(db, id).then(() => "visit"),
      withdraw: async () => {
        if (asText(body.confirm) !== "yes") return "unconfirmed";
        await eraseRegistration(db, id, "withdrawn");
        return undefined;
      },
    };
    const change = Object.hasOwn(changes, asText(body.change)) ? changes[asText(body.change)] : undefined;
    if (!change) throw new BadRequest();
    const done = await change();
    withoutReferrer(response).redirect(303, linkPath(sessionSecret, id) + (done ? `?done=${done}` : ""));
  };

  /** GET /registrations/{token}/visit.ics */
  const calendar: RequestHandler = async (request, response) => {
    const id = idOf(request);
    const startsAt = await visitOf(db, id);
    if (!startsAt) throw new NotFound();
    const { name, address, directions } = visits.place;
    const file = calendarFile({
      uid: `visit-${id}@${new URL(config.publicUrl).hostname}`,
      startsAt,
      duration: visits.duration,
      summary: visits.calendarSummary,
      location: `${name}, ${address}`,
      description: directions.map(({ label, text }) => `${label}: ${text}`).join("\n"),
      now: now(),
    });
    withoutReferrer(response).attachment("visit.ics").type("text/calendar; charset=utf-8").send(file);
  };

  return { show, update, calendar };
}
