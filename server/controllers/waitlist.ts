import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { stateOf } from "../../client/complex/homes/ledgerHomes.ts";
import { saleHome } from "../../client/complex/homes/saleHomes.ts";
import { canComeTrue, isVacant, waitedSearch } from "../../client/complex/homes/wishes.ts";
import { agreement } from "../../client/copy/agreement.ts";
import { waitlist as copy } from "../../client/copy/waitlist.ts";
import {
  type WaitlistOutcome,
  type WaitlistProps,
  type Wish,
  waitlistPath,
  waitlistSchema,
} from "../../client/shared/waitlist.ts";
import type { Context } from "../context.ts";
import { isDatabaseUnavailable } from "../database/unavailable.ts";
import { BadRequest, NotFound } from "../httpErrors.ts";
import { throttle } from "../middleware/throttle.ts";
import { readLedger } from "../models/home/ledger.ts";
import { findWaitlistRequest, joinWaitlist, leaveWaitlist } from "../models/home/waitlist.ts";
import { textedNumber } from "../models/text/textedNumber.ts";
import { readWaitlistToken, waitlistLink } from "../services/signing/signedLinks.ts";
import { maskPhone } from "../views/masked.ts";
import type { PageRenderer } from "../views/pageRenderer.ts";
import { wantsJson } from "../views/wantsJson.ts";
import { asText } from "./asText.ts";

const statuses: Partial<Record<WaitlistOutcome, number>> = {
  joined: 201,
  known: 201,
  gone: 409,
  closed: 409,
  full: 409,
  invalid: 422,
  tooMany: 429,
  failed: 503,
  ended: 410,
};

/** /waitlist: one text when a home, or one that matches a search, can be had again. */
export function waitlistController({ config, database, sessionSecret, now }: Context, pages: PageRenderer) {
  const { db } = database;

  async function send(request: Request, response: Response, props: WaitlistProps): Promise<void> {
    const { outcome, link } = props;
    // The address of the page is the visitor's secret: see the registration's own page.
    response
      .status(statuses[outcome] ?? 200)
      .set({ "Cache-Control": "no-store", "Referrer-Policy": "strict-origin", "X-Robots-Tag": "noindex" });
    if (link) response.location(link);
    if (wantsJson(request)) response.json({ ok: outcome === "joined" || outcome === "known", ...props });
    else response.type("html").send(await pages.page(waitlistPath, props));
  }

  /** The fields as sent, and what they ask for; a home that the sale doesn't have asks for nothing. */
  function read(request: Request) {
    const { home, search, ...fields } = waitlistSchema.parse(request.body ?? {});
    const known = saleHome(home.toUpperCase())?.key;
    const wish: Wish | undefined = known
      ? { home: known, search: null }
      : home === "" && search !== null
        ? { home: null, search: waitedSearch(search) }
        : undefined;
    return { ...fields, wish };
  }

  async function join(request: Request): Promise<WaitlistProps> {
    const { wish, phone, key, agreed } = read(request);
    if (!wish) throw new BadRequest();
    const { ledger } = await readLedger(db);
    if (!ledger.waitlist && !(ledger.open && config.textService)) return { outcome: "closed", wish };
    if (!canComeTrue(ledger, wish)) throw new BadRequest();
    if (isVacant(ledger, wish)) return { outcome: "free", wish };
    if (wish.home !== null && stateOf(ledger, wish.home) !== "held") return { outcome: "gone", wish };
    const fields = {
      ...(phone.digits === "" && { phone: copy.phoneWrong }),
      ...(agreement.required && !agreed && { agreed: copy.agreementMissing }),
    };
    if (Object.keys(fields).length > 0) return { outcome: "invalid", wish, phone: phone.typed, fields };
    const number = textedNumber(sessionSecret, phone.digits);
    const joined = await joinWaitlist(db, { ...wish, key, phoneDigits: phone.digits, number }, now());
    if (joined.outcome !== "joined") return { outcome: joined.outcome, wish };
    return { outcome: "joined", wish, link: waitlistLink(sessionSecret, joined.id) };
  }

  /** POST /waitlist: `home` or `search`, `phone`, `key`; 201, or why not */
  const create: RequestHandler = async (request, response) => send(request, response, await join(request));

  const refuse = (request: Request, response: Response, outcome: "tooMany" | "failed") => {
    const { wish, phone } = read(request);
    return send(request, response, { outcome, ...(wish && { wish }), phone: phone.typed });
  };

  /** What was typed isn't lost when the database can't be reached. */
  const unavailable: ErrorRequestHandler = async (error, request, response, next) => {
    if (!isDatabaseUnavailable(error)) return next(error);
    request.log.error({ err: { code: error.code, message: error.message } }, "request for a text not stored");
    await refuse(request, response, "failed");
  };

  const limit = throttle(db, {
    name: "waitlist",
    limit: config.limits.registrations,
    windowMs: 10 * 60_000,
    handler: (request, response) => void refuse(request, response, "tooMany"),
  });

  /** @throws NotFound when the token's signature is wrong */
  function idOf(request: Request): string {
    const id = readWaitlistToken(sessionSecret, asText(request.params.token));
    if (!id) throw new NotFound();
    return id;
  }

  /** GET /waitlist/{token} */
  const show: RequestHandler = async (request, response) => {
    const id = idOf(request);
    const found = await findWaitlistRequest(db, id);
    if (!found) return send(request, response, { outcome: "ended" });
    const { home, search, phone_digits, answered } = found;
    await send(request, response, {
      outcome: answered ? "answered" : "waiting",
      wish: { home, search },
      link: waitlistLink(sessionSecret, id),
      ...(phone_digits && { phone: maskPhone(phone_digits) }),
    });
  };

  /** POST /waitlist/{token}: `change` is `end` */
  const update: RequestHandler = async (request, response) => {
    const id = idOf(request);
    if (asText(request.body?.change) !== "end") throw new BadRequest();
    await leaveWaitlist(db, id);
    response.set("Cache-Control", "no-store").redirect(303, waitlistLink(sessionSecret, id));
  };

  return { create, limit, unavailable, show, update };
}
