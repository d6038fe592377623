import type { RequestHandler } from "express";
import { z } from "zod";
import { holdRules } from "../../../client/content/sale/holds.ts";
import type { LeadFilters } from "../../../client/shared/lead.ts";
import { fieldLimits } from "../../../client/shared/limits.ts";
import { isOneLine } from "../../../client/shared/plainText.ts";
import type { Context } from "../../context.ts";
import { BadRequest, Conflict, NotFound, UnprocessableContent } from "../../httpErrors.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { assignAll } from "../../models/lead/leadAssignment.ts";
import { mergeLeads } from "../../models/lead/leadMerge.ts";
import { separateLead } from "../../models/lead/leadSeparation.ts";
import { rowId } from "../../models/rowId.ts";
import { deleteFilter, saveFilter } from "../../models/savedFilter.ts";
import { undo } from "../../models/undo.ts";
import { fromPlainForm, sendChange } from "../../views/sendChange.ts";
import { leadNotFound } from "../notFoundMessages.ts";
import { deskRedirect } from "./deskRedirect.ts";
import { firstMessages } from "./firstMessages.ts";
import { idParam } from "./idParam.ts";
import { filtersIn } from "./leadQuery.ts";
import { rowIds } from "./rowIds.ts";

/** Leads in one bulk assignment: as many as a list of twenty pages shows. */
const maxAtOnce = 600;
const maxMerged = 20;

const messages = {
  noneChosen: "상담을 먼저 선택해 주세요.",
  noAccount: "등록되지 않은 담당자입니다.",
  expired: "되돌릴 수 있는 시간이 지났습니다.",
  name: `이름을 ${fieldLimits.name}자 이내로 적어 주세요.`,
  tooMany: "저장한 조건이 너무 많습니다. 쓰지 않는 조건을 지워 주세요.",
  tooManyHeld: `합치면 지정한 세대가 ${holdRules.homesPerLead}세대를 넘습니다. 남길 세대만 두고 해제한 뒤 합쳐 주세요.`,
  noFilters: "저장할 조건이 없습니다. 조건을 먼저 골라 주세요.",
};

const assignment = z.object({
  id: rowIds(maxAtOnce),
  assignee: z.union([z.string().regex(rowId), z.literal("").transform(() => null)]),
});
const mergedLeads = z.object({ id: rowIds(maxMerged) });
const newFilter = z.object({
  name: z
    .string(messages.name)
    .trim()
    .min(1, messages.name)
    .max(fieldLimits.name, messages.name)
    .refine(isOneLine, messages.name),
});

/** Bulk actions on leads, undo, and the filters that an account has saved. */
export function leadGroupsController({ database: { db } }: Context) {
  /** POST /admin/leads/assignments: `id`, one or more, and `assignee` */
  const assign: RequestHandler = async (request, response) => {
    const { id, assignee } = request.body ?? {};
    if (id === undefined) throw new BadRequest(messages.noneChosen);
    const parsed = assignment.safeParse({ id, assignee });
    if (!parsed.success) throw new BadRequest(messages.noAccount);
    const assigned = await assignAll(db, signedIn(response), parsed.data.id, parsed.data.assignee);
    if (!assigned) throw new BadRequest(messages.noAccount);
    const page = deskRedirect(request, "/admin/leads", { done: "assigned", undo: assigned.undo });
    sendChange(request, response, page, { status: 200, body: { ok: true, ...assigned } });
  };

  /** POST /admin/leads/{id}/merged: `id`, one or more leads of the same number that are merged into it */
  const merge: RequestHandler = async (request, response) => {
    const id = idParam(request, leadNotFound);
    const parsed = mergedLeads.safeParse(request.body ?? {});
    if (!parsed.success) throw new BadRequest(messages.noneChosen);
    const merged = await mergeLeads(db, { id, by: signedIn(response) }, parsed.data.id);
    if (!merged) throw new NotFound(leadNotFound);
    if (merged === "tooMany") throw new UnprocessableContent(messages.tooManyHeld);
    const page = `/admin/leads/${id}?done=merged&undo=${merged.undo}`;
    sendChange(request, response, page, { status: 200, body: { ok: true, ...merged } });
  };

  /** DELETE /admin/leads/{id}/merged: undoes the merge of this lead. */
  const separate: RequestHandler = async (request, response) => {
    const id = idParam(request, leadNotFound);
    if (!(await separateLead(db, { id, by: signedIn(response) }))) throw new NotFound(leadNotFound);
    sendChange(request, response, `/admin/leads/${id}?done=separated`);
  };

  /** POST /admin/undo/{id} */
  const revert: RequestHandler = async (request, response) => {
    const kind = await undo(db, signedIn(response), idParam(request, messages.expired));
    if (!kind && !fromPlainForm(request, response)) throw new Conflict(messages.expired);
    sendChange(request, response, deskRedirect(request, "/admin/leads", { done: kind ? "undone" : "late" }));
  };

  /** Saves filters, unless something is wrong with them. @returns what, by field */
  async function saveIfValid(administratorId: string, filters: LeadFilters, body: unknown) {
    const parsed = newFilter.safeParse(body ?? {});
    if (!parsed.success) return firstMessages(parsed.error);
    if (Object.keys(filters).length === 0) return { name: messages.noFilters };
    const saved = await saveFilter(db, { administratorId, name: parsed.data.name, filters });
    return saved ? undefined : { name: messages.tooMany };
  }

  /** POST /admin/filters: `name`, and the filters */
  const save: RequestHandler = async (request, response) => {
    const filters = filtersIn(request.body);
    const fields = await saveIfValid(signedIn(response).id, filters, request.body);
    if (fields && !fromPlainForm(request, response))
      return void response.status(422).json({ ok: false, message: Object.values(fields)[0], fields });
    const page = deskRedirect(request, `/admin/leads?${new URLSearchParams(Object.entries(filters))}`, {
      done: fields ? "unsaved" : "saved",
    });
    sendChange(request, response, page);
  };

  /** DELETE /admin/filters/{id} */
  const destroy: RequestHandler = async (request, response) => {
    const missing = "저장한 조건을 찾을 수 없습니다.";
    if (!(await deleteFilter(db, signedIn(response).id, idParam(request, missing)))) throw new NotFound(missing);
    sendChange(request, response, deskRedirect(request, "/admin/leads", { done: "forgotten" }));
  };

  return { assign, merge, separate, revert, save, destroy };
}
