import type { Request, RequestHandler, Response } from "express";
import { z } from "zod";
import { unitTypes } from "../../../client/content/unitTypes.ts";
import { grades as leadGrades, leadStatuses, visitOutcomes } from "../../../client/shared/lead.ts";
import { typedText } from "../../../client/shared/plainText.ts";
import { inSeoul, seoulDay, seoulMoment } from "../../../client/shared/seoulTime.ts";
import type { Context } from "../../context.ts";
import { BadRequest, Conflict, NotFound } from "../../httpErrors.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { addNote, planErasure, refuseMarketing, relayAgain } from "../../models/lead/leadActions.ts";
import { setAssignee } from "../../models/lead/leadAssignment.ts";
import {
  type ChangeOutcome,
  changeAbsences,
  type StoredValue,
  setCallback,
  setGrade,
  setInterest,
  setStatus,
  setVisitOutcome,
} from "../../models/lead/leadChanges.ts";
import type { LeadTask } from "../../models/lead/leadScope.ts";
import { once } from "../../models/once.ts";
import { rowId } from "../../models/rowId.ts";
import { fromPlainForm, sendChange } from "../../views/sendChange.ts";
import { asText } from "../asText.ts";
import { contentKey, requestKey } from "../formKey.ts";
import { isStorable } from "../isStorable.ts";
import { leadNotFound } from "../notFoundMessages.ts";
import { deskRedirect } from "./deskRedirect.ts";
import { idParam } from "./idParam.ts";
import { noFormService } from "./relayBacklogs.ts";

/** Longest note, in UTF-16 code units. */
const noteLimit = 2_000;

const empty = z.literal("").transform(() => null);
const accountId = z.union([z.string().regex(rowId), empty]);
/** The value that the change is based on, if the form has it. */
const previous = z.string().optional().catch(undefined);
const grades = z.union([z.enum(leadGrades), empty]);
const interests = z.enum(["", ...unitTypes.map(({ label }) => label)]);
const newOutcome = z.object({ outcome: z.union([z.enum(visitOutcomes), empty]), previous });
const newNote = z.object({
  body: z.string().overwrite(typedText).trim().min(1).max(noteLimit).refine(isStorable),
});

const messages = {
  changedElsewhere: ({ label }: StoredValue) =>
    `그 사이 다른 사람이 먼저 바꾸었습니다. 지금은 ‘${label}’입니다. 그래도 바꾸려면 한 번 더 눌러 주세요.`,
  noVisit: "예약된 방문이 없습니다.",
  callback: "날짜와 시간을 다시 확인해 주세요.",
  past: "지난 시간입니다. 앞으로의 시간을 골라 주세요.",
};

const hour = 3_600_000;

/** What the office and its counsellors do with one lead. A plain form is redirected to a page afterwards. */
export function leadChangesController({ config, database: { db }, now }: Context) {
  const workOn = (request: Request, response: Response) => ({
    id: idParam(request, leadNotFound),
    by: signedIn(response),
  });

  /** Answers with the result; a plain form shows a conflict on the lead's page. */
  function sendOutcome(
    request: Request,
    response: Response,
    outcome: ChangeOutcome,
    done: string,
    typed?: string,
  ): void {
    if (outcome === "missing") throw new NotFound(leadNotFound);
    const page = (query: Record<string, string | undefined>) =>
      deskRedirect(request, `/admin/leads/${idParam(request, leadNotFound)}`, query);
    if (outcome === "done") sendChange(request, response, page({ done }));
    else if (fromPlainForm(request, response)) response.redirect(303, page({ done: "conflict", typed }));
    else response.status(409).json({ ok: false, message: messages.changedElsewhere(outcome), now: outcome.value });
  }

  /** @returns the handler that sets one value of a lead, from the field of its name */
  const setting =
    <Value>(
      field: string,
      schema: z.ZodType<Value>,
      refusal: string,
      set: (database: typeof db, work: LeadTask, value: Value, previous?: string) => Promise<ChangeOutcome>,
    ): RequestHandler =>
    async (request, response) => {
      const work = workOn(request, response);
      const parsed = schema.safeParse(request.body?.[field]);
      if (!parsed.success) throw new BadRequest(refusal);
      const outcome = await set(db, work, parsed.data, previous.parse(request.body?.previous));
      sendOutcome(request, response, outcome, field);
    };

  /** PUT /admin/leads/{id}/status: `status`, and `previous`, the status that the change is based on */
  const status = setting("status", z.enum(leadStatuses), "사용할 수 없는 상태입니다.", setStatus);

  /** PUT /admin/leads/{id}/assignee: `assignee`, an account's id or empty, and `previous` */
  const assignee = setting("assignee", accountId, "등록되지 않은 담당자입니다.", setAssignee);

  /** PUT /admin/leads/{id}/grade: `grade`, or empty, and `previous` */
  const grade = setting("grade", grades, "사용할 수 없는 등급입니다.", setGrade);

  /** PUT /admin/leads/{id}/interest: `interest`, a type's label, or empty, and `previous` */
  const interest = setting("interest", interests, "없는 타입입니다.", setInterest);

  /** The time of the callback, from a field or a button. */
  function callbackIn(request: Request): Date | null | undefined {
    const moment = now();
    switch (asText(request.body?.in)) {
      case "hour":
        return new Date(moment.getTime() + hour);
      case "tomorrow":
        return inSeoul(seoulDay(new Date(moment.getTime() + 24 * hour)), "10:00");
      case "never":
        return null;
      default:
        return seoulMoment(asText(request.body?.callback));
    }
  }

  /** PUT /admin/leads/{id}/callback: `callback`, in Seoul time, or `in`: hour, tomorrow, never; and `previous`, an ISO string */
  const callback: RequestHandler = async (request, response) => {
    const work = workOn(request, response);
    const moment = callbackIn(request);
    const typed = asText(request.body?.callback) || undefined;
    const message =
      moment === undefined
        ? messages.callback
        : moment && moment.getTime() < now().getTime() - hour
          ? messages.past
          : undefined;
    if (message !== undefined) {
      if (fromPlainForm(request, response))
        return void response.redirect(
          303,
          deskRedirect(request, `/admin/leads/${work.id}`, { done: "bad-callback", typed }),
        );
      return void response.status(422).json({ ok: false, message, fields: { callback: message } });
    }
    const outcome = await setCallback(db, work, moment ?? null, previous.parse(request.body?.previous));
    sendOutcome(request, response, outcome, moment ? "callback" : "no-callback", typed);
  };

  /** POST /admin/leads/{id}/absences: one more unanswered call */
  const addAbsence: RequestHandler = async (request, response) => {
    const work = workOn(request, response);
    const outcome = await once<ChangeOutcome>(
      db,
      { key: requestKey(request, now()), isDone: (done) => done === "done" },
      (transaction) => changeAbsences(transaction, work, 1),
    );
    sendOutcome(request, response, outcome, "absence");
  };

  /** DELETE /admin/leads/{id}/absences: one unanswered call less */
  const removeAbsence: RequestHandler = async (request, response) =>
    sendOutcome(request, response, await changeAbsences(db, workOn(request, response), -1), "no-absence");

  /** PUT /admin/leads/{id}/visit: `outcome`, or empty, and `previous` */
  const visit: RequestHandler = async (request, response) => {
    const work = workOn(request, response);
    const parsed = newOutcome.safeParse(request.body ?? {});
    if (!parsed.success) throw new BadRequest("사용할 수 없는 방문 결과입니다.");
    const outcome = await setVisitOutcome(db, work, parsed.data.outcome, parsed.data.previous);
    if (outcome !== "none") return sendOutcome(request, response, outcome, "visit");
    if (!fromPlainForm(request, response)) throw new Conflict(messages.noVisit);
    response.redirect(303, deskRedirect(request, `/admin/leads/${work.id}`, { done: "no-visit" }));
  };

  /** POST /admin/leads/{id}/notes: `body` */
  const note: RequestHandler = async (request, response) => {
    const work = workOn(request, response);
    const parsed = newNote.safeParse(request.body ?? {});
    if (!parsed.success) throw new BadRequest(`메모를 ${noteLimit.toLocaleString("ko-KR")}자 이내로 적어 주세요.`);
    const added = await once(db, { key: contentKey(request, response, now()), isDone: Boolean }, (transaction) =>
      addNote(transaction, work, parsed.data.body),
    );
    if (!added) throw new NotFound(leadNotFound);
    sendChange(request, response, `/admin/leads/${work.id}?done=note`);
  };

  /** POST /admin/leads/{id}/relay: relays it to the form service again. */
  const relay: RequestHandler = async (request, response) => {
    const work = workOn(request, response);
    if (!config.formService) throw new Conflict(noFormService);
    const again = await relayAgain(db, work);
    if (!again && !fromPlainForm(request, response)) throw new Conflict("이미 보낸 상담입니다.");
    const page = `/admin/leads/${work.id}?done=${again ? "relayed" : "not-relayed"}`;
    sendChange(request, response, page, { status: 202, body: { ok: true } });
  };

  /** DELETE /admin/leads/{id}/marketing: withdraws consent to advertising, by telephone for example. */
  const refuse: RequestHandler = async (request, response) => {
    const work = workOn(request, response);
    const refused = await refuseMarketing(db, work);
    if (!refused) throw new NotFound(leadNotFound);
    const page = deskRedirect(request, `/admin/leads/${work.id}`, { done: "marketing", undo: refused.undo });
    sendChange(request, response, page, { status: 200, body: { ok: true, undo: refused.undo ?? null } });
  };

  /**
   * DELETE /admin/leads/{id}: erases it and every copy, on its owner's request, after a short time in which it can be
   * undone.
   */
  const erase: RequestHandler = async (request, response) => {
    const undo = await planErasure(db, workOn(request, response));
    if (undo === undefined) throw new NotFound(leadNotFound);
    sendChange(request, response, `/admin/leads?done=erase&undo=${undo}`, { status: 202, body: { ok: true, undo } });
  };

  return {
    status,
    assignee,
    callback,
    grade,
    interest,
    addAbsence,
    removeAbsence,
    visit,
    note,
    relay,
    refuse,
    erase,
  };
}
