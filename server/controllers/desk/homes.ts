import type { Request, RequestHandler, Response } from "express";
import { z } from "zod";
import { homeCopy } from "../../../client/copy/homes.ts";
import type { HomeSlipProps, RefusedHomeForm } from "../../../client/shared/desk/homes.ts";
import type { Context } from "../../context.ts";
import { NotFound, UnprocessableContent } from "../../httpErrors.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { findDeskHome } from "../../models/home/deskHomes.ts";
import {
  cancelContract,
  contractHome,
  extendHold,
  type HomeOutcome,
  type HomeTask,
  holdHome,
  releaseHome,
  reopenHome,
  withholdHome,
} from "../../models/home/homeChanges.ts";
import { setLedgerOpen } from "../../models/home/ledger.ts";
import { fromPlainForm, sendChange } from "../../views/sendChange.ts";
import { asBoolean } from "../asBoolean.ts";
import { asText } from "../asText.ts";
import type { SendDeskPage } from "./deskPage.ts";
import { deskRedirect } from "./deskRedirect.ts";
import { firstMessages } from "./firstMessages.ts";
import { contractForm, eachTyped, holdForm, reasonForm, refusedFields } from "./homeForms.ts";
import { homeKey, homesPage } from "./homesPage.ts";

const missing = "없는 세대입니다.";

const version = z.coerce.number().int().nonnegative().optional().catch(undefined);

/** The ledger of homes at the desk. Counsellors hold, extend and release for own leads; the rest is the office's. */
export function deskHomesController(context: Context, sendPage: SendDeskPage) {
  const { now } = context;
  const { db } = context.database;
  const show = homesPage(context, sendPage);
  const taskOf = (request: Request, response: Response) => ({
    key: homeKey(request),
    by: signedIn(response),
    version: version.parse(request.body?.version),
  });

  /** Answers a plain form with its page again, and what was typed. */
  function showAgain(request: Request, response: Response, status: number, refused: Omit<RefusedHomeForm, "values">) {
    const values = eachTyped((name) => asText(request.body?.[name]));
    return show(request, response.status(status), { refused: { ...refused, values } });
  }

  /** Rejects with the first message of each field. */
  async function reject(request: Request, response: Response, fields: Record<string, string>): Promise<void> {
    const message = Object.values(fields)[0] ?? "";
    if (fromPlainForm(request, response))
      return showAgain(request, response, 422, { message, fields, isConflict: false });
    response.status(422).json({ ok: false, message, fields });
  }

  /** Sends the home as it stands after a change, or instead of it. */
  async function respond(request: Request, response: Response, outcome: HomeOutcome, done: string): Promise<void> {
    const back = (query: Record<string, string | undefined>) =>
      deskRedirect(request, "/admin/homes", { home: homeKey(request), ...query });
    if (!outcome.done && !outcome.conflict) {
      const { refusal } = outcome;
      const status = refusal === "notAllowed" ? 403 : 422;
      const message = homeCopy.refusals[refusal];
      const field = refusedFields.get(refusal);
      const fields: Record<string, string> = field ? { [field]: message } : {};
      if (fromPlainForm(request, response))
        return showAgain(request, response, status, { message, fields, isConflict: false });
      return void response.status(status).json({ ok: false, message, ...(field && { fields }) });
    }
    const home = await findDeskHome(db, signedIn(response), homeKey(request));
    if (outcome.done)
      return sendChange(request, response, back({ done: `home-${done}`, undo: outcome.undo }), {
        status: 200,
        body: { ok: true, home, undo: outcome.undo },
      });
    if (fromPlainForm(request, response))
      return showAgain(request, response, 409, { message: homeCopy.conflict, fields: {}, isConflict: true });
    response.status(409).json({ ok: false, message: homeCopy.conflict, home });
  }

  /** Every address of a home first: 404 for a home that the complex doesn't have. */
  const exists: RequestHandler = async (request, response, next) => {
    if (!(await findDeskHome(db, signedIn(response), homeKey(request)))) throw new NotFound(missing);
    next();
  };

  /** GET /admin/homes?home=&lead=&type=&state=&counsellor=&ending= */
  const index: RequestHandler = (request, response) => show(request, response);

  /** GET of an address that forms are sent to, as after a reload: its home's panel */
  const panel: RequestHandler = (request, response) =>
    response.redirect(`/admin/homes?${new URLSearchParams({ home: homeKey(request) })}`);

  /** GET /admin/homes/{key}/slip: for printing, what a buyer takes along */
  const slip: RequestHandler = async (request, response) => {
    const viewer = signedIn(response);
    const home = await findDeskHome(db, viewer, homeKey(request));
    if (!home || home.state === "later") throw new NotFound(missing);
    const props: HomeSlipProps = { administrator: { email: viewer.email }, home, now: now().toISOString() };
    await sendPage(request, response, `/admin/homes/${home.key}/slip`, props);
  };

  /** @returns the handler of a change that asks for a form */
  const change =
    <Form>(
      form: z.ZodType<Form>,
      act: (database: typeof db, task: HomeTask, form: Form) => Promise<HomeOutcome>,
      done: string,
    ): RequestHandler =>
    async (request, response) => {
      const parsed = form.safeParse(request.body ?? {});
      if (!parsed.success) return reject(request, response, firstMessages(parsed.error));
      await respond(request, response, await act(db, taskOf(request, response), parsed.data), done);
    };

  /** POST /admin/homes/{key}/hold: `lead` */
  const hold = change(holdForm, holdHome, "hold");

  /** PUT /admin/homes/{key}/hold */
  const extend: RequestHandler = async (request, response) =>
    respond(request, response, await extendHold(db, taskOf(request, response)), "extend");

  /** DELETE /admin/homes/{key}/hold */
  const release: RequestHandler = async (request, response) =>
    respond(request, response, await releaseHome(db, taskOf(request, response)), "release");

  /** PUT /admin/homes/{key}/contract: `lead` or empty, `number`, `date` */
  const contract = change(contractForm, contractHome, "contract");

  /** DELETE /admin/homes/{key}/contract: `reason` */
  const cancel = change(reasonForm, cancelContract, "cancel");

  /** PUT /admin/homes/{key}/withheld: `reason` */
  const withhold = change(reasonForm, withholdHome, "withhold");

  /** DELETE /admin/homes/{key}/withheld */
  const reopen: RequestHandler = async (request, response) =>
    respond(request, response, await reopenHome(db, taskOf(request, response)), "reopen");

  /** PUT /admin/homes/open: `open` */
  const open: RequestHandler = async (request, response) => {
    const wanted = asBoolean(request.body?.open);
    // Closing takes every home off the site, so a value that says neither doesn't.
    if (wanted === undefined) throw new UnprocessableContent("open은 true 또는 false여야 합니다.");
    await setLedgerOpen(db, signedIn(response).email, wanted);
    sendChange(request, response, `/admin/homes?done=home-${wanted ? "opened" : "closed"}`, {
      status: 200,
      body: { ok: true, open: wanted },
    });
  };

  return {
    exists,
    index,
    panel,
    slip,
    hold,
    extend,
    release,
    contract,
    cancel,
    withhold,
    reopen,
    open,
  };
}
