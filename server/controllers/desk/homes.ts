import type { Request, RequestHandler, Response } from "express";
import { z } from "zod";
import { unitTypes } from "../../../client/content/unitTypes.ts";
import { homeCopy } from "../../../client/copy/homes.ts";
import type {
  DeskHomesProps,
  HomeComparison,
  HomeFilters,
  HomeSlipProps,
  RefusedHomeForm,
} from "../../../client/shared/desk/homes.ts";
import { homeStates } from "../../../client/shared/home.ts";
import { isOneLine } from "../../../client/shared/plainText.ts";
import type { Context } from "../../context.ts";
import { BadRequest, NotFound } from "../../httpErrors.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { writeDeskLog } from "../../models/deskLog.ts";
import { findDeskHome, listDeskHomes, listHomeEvents } from "../../models/home/deskHomes.ts";
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
import { compareHomes, importHomes } from "../../models/home/importHomes.ts";
import { findLedger, setLedgerOpen } from "../../models/home/ledger.ts";
import type { HomeRefusal } from "../../models/home/ownLead.ts";
import { countWaiting } from "../../models/home/waitlist.ts";
import { findLead } from "../../models/lead/leadDetail.ts";
import { rowId } from "../../models/rowId.ts";
import { fromPlainForm, sendChange } from "../../views/sendChange.ts";
import { wantsJson } from "../../views/wantsJson.ts";
import { asText } from "../asText.ts";
import { deskNotice } from "./deskNotice.ts";
import type { SendDeskPage } from "./deskPage.ts";
import { deskRedirect } from "./deskRedirect.ts";
import { firstMessages } from "./firstMessages.ts";
import { calendarDay, contractNumberPattern, decodeFile, printHomeFile, readHomeFile } from "./homeFile.ts";

const missing = "없는 세대입니다.";

const lead = z.string(homeCopy.refusals.noLead).regex(rowId, homeCopy.refusals.noLead);
const holdForm = z.object({ lead }).transform(({ lead: id }) => id);
const contractForm = z
  .object({
    lead: z
      .union([z.literal("").transform(() => null), lead])
      .nullish()
      .transform((id) => id ?? null),
    number: z.string("계약번호를 적어 주세요.").trim().regex(contractNumberPattern, homeCopy.lines.badNumber),
    date: z.string("계약일을 적어 주세요.").transform((text, context) => {
      const day = calendarDay(text);
      if (day === undefined) context.addIssue({ code: "custom", message: homeCopy.lines.badDate });
      return day ?? "";
    }),
  })
  .transform(({ lead: leadId, ...contract }) => ({ leadId, ...contract }));
/** Telephone numbers and e-mail addresses have no place in a ledger that keeps every word. */
const contactPattern = /\d{2,4}[-. ]?\d{3,4}[-. ]?\d{4}|\S@\S/;
const reasonForm = z
  .object({
    reason: z
      .string("사유를 적어 주세요.")
      .trim()
      .min(1, "사유를 적어 주세요.")
      .max(200, "사유는 200자까지 적을 수 있습니다.")
      .refine(isOneLine, "사유는 한 줄로 적어 주세요.")
      .refine((text) => !contactPattern.test(text), "사유에는 연락처나 이메일을 적지 않습니다."),
  })
  .transform(({ reason }) => reason);
/** The fields that refusals are about. */
const refusedFields = new Map<HomeRefusal, string>([
  ["numberTaken", "number"],
  ["futureDate", "date"],
]);
/** The fields of a home's forms that somebody types. */
const eachTyped = (of: (name: string) => string): Record<string, string> =>
  Object.fromEntries(["number", "date", "reason"].map((name) => [name, of(name)]));
const shownStates = [...homeStates, "later"] as const;

/** @returns the filters in the query; unknown values are ignored */
function filtersIn(query: URLSearchParams): HomeFilters {
  const type = unitTypes.find(({ label }) => label === query.get("type"))?.label;
  const state = shownStates.find((each) => each === query.get("state"));
  const counsellor = query.get("counsellor") ?? "";
  return {
    ...(type && { type }),
    ...(state && { state }),
    ...(rowId.test(counsellor) && { counsellor }),
    ...(query.get("ending") === "soon" && { ending: "soon" }),
  };
}

const version = z.coerce.number().int().nonnegative().optional().catch(undefined);

/** The ledger of homes at the desk. Counsellors hold, extend and release for own leads; the rest is the office's. */
export function deskHomesController({ database: { db }, now }: Context, sendPage: SendDeskPage) {
  const keyOf = (request: Request) => asText(request.params.key);
  const taskOf = (request: Request, response: Response) => ({
    key: keyOf(request),
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
      deskRedirect(request, "/admin/homes", { home: keyOf(request), ...query });
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
    const home = await findDeskHome(db, signedIn(response), keyOf(request));
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
    if (!(await findDeskHome(db, signedIn(response), keyOf(request)))) throw new NotFound(missing);
    next();
  };

  async function show(
    request: Request,
    response: Response,
    {
      comparison = null,
      refused = null,
    }: { comparison?: ComparisonShown | null; refused?: RefusedHomeForm | null } = {},
  ): Promise<void> {
    const viewer = signedIn(response);
    // A refused form is answered at its own address, with the filters of the page that it was on.
    const from = refused ? deskRedirect(request, "/admin/homes", { home: keyOf(request) }) : request.originalUrl;
    const query = new URL(from, "http://desk").searchParams;
    const selected = await findDeskHome(db, viewer, query.get("home") ?? "");
    const leadId = query.get("lead") ?? "";
    const [ledger, homes, events, waiting, chosen] = await Promise.all([
      findLedger(db),
      listDeskHomes(db, viewer),
      selected ? listHomeEvents(db, selected.key) : [],
      selected ? countWaiting(db, selected.key) : 0,
      rowId.test(leadId) ? findLead(db, leadId, viewer) : undefined,
    ]);
    await sendPage(request, response, "/admin/homes", {
      administrator: { email: viewer.email },
      ...ledger,
      homes,
      filters: filtersIn(query),
      now: now().toISOString(),
      selected: selected ? { home: selected, events, waiting } : null,
      lead: chosen ? { id: chosen.id, name: chosen.name } : null,
      comparison,
      notice: deskNotice(request) ?? null,
      refused,
    } satisfies DeskHomesProps);
  }

  /** GET /admin/homes?home=&lead=&type=&state=&counsellor=&ending= */
  const index: RequestHandler = (request, response) => show(request, response);

  /** GET of an address that forms are sent to, as after a reload: its home's panel */
  const panel: RequestHandler = (request, response) =>
    response.redirect(`/admin/homes?${new URLSearchParams({ home: keyOf(request) })}`);

  /** GET /admin/homes/{key}/slip: for printing, what a buyer takes along */
  const slip: RequestHandler = async (request, response) => {
    const viewer = signedIn(response);
    const home = await findDeskHome(db, viewer, keyOf(request));
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

  function fileIn(request: Request): Buffer {
    if (request.file) return request.file.buffer;
    if (Buffer.isBuffer(request.body)) return request.body;
    const csv = asText(request.body?.csv);
    if (csv === "") throw new BadRequest("CSV 파일을 골라 주세요.");
    return Buffer.from(csv);
  }

  /** POST /admin/homes/import: compares; with `confirm`, `true` or what a comparison says, takes all of it or nothing. */
  const importFile: RequestHandler = async (request, response) => {
    const file = fileIn(request);
    const { lines, unknown } = readHomeFile(file);
    const confirm = asText(request.query.confirm) || asText(request.body?.confirm);
    const toShow = ({ refused, ...comparison }: Awaited<ReturnType<typeof compareHomes>>): HomeComparison => ({
      ...comparison,
      unknown: [
        ...unknown,
        ...refused.map(({ line, refusal }) => ({
          line,
          text: lines.find((each) => each.line === line)?.key ?? "",
          message: homeCopy.lines[refusal],
        })),
      ].sort((one, other) => one.line - other.line),
    });
    if (confirm === "" || unknown.length > 0) {
      const comparison = toShow(await compareHomes(db, lines));
      if (wantsJson(request))
        return void response.status(confirm === "" ? 200 : 422).json({ ok: confirm === "", ...comparison });
      return show(request, response, { comparison: { ...comparison, csv: decodeFile(file) } });
    }
    const compared = /^\d+$/.test(confirm) ? confirm : undefined;
    const { taken, comparison } = await importHomes(db, signedIn(response), lines, compared);
    const shown = toShow(comparison);
    if (taken && !wantsJson(request)) return void response.redirect(303, "/admin/homes?done=home-imported");
    if (taken) return void response.json({ ok: true, ...shown });
    if (wantsJson(request))
      return void response.status(shown.unknown.length > 0 ? 422 : 409).json({ ok: false, ...shown });
    await show(request, response, { comparison: { ...shown, csv: decodeFile(file) } });
  };

  /** GET /admin/homes.csv */
  const exportFile: RequestHandler = async (_request, response) => {
    const viewer = signedIn(response);
    await writeDeskLog(db, { administrator: viewer.email, action: "export", details: { note: "homes.csv" } });
    response.set({
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="homes.csv"',
    });
    response.send(printHomeFile(await listDeskHomes(db, viewer)));
  };

  /** PUT /admin/homes/open: `open` */
  const open: RequestHandler = async (request, response) => {
    const wanted = ["true", "on", "1"].includes(String(request.body?.open));
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
    importFile,
    exportFile,
    open,
  };
}

type ComparisonShown = HomeComparison & { csv: string };
