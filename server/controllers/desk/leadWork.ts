import type { Request, RequestHandler, Response } from "express";
import { z } from "zod";
import { leadStatuses } from "../../../client/contract/lead.ts";
import { withFieldBreaks } from "../../../client/contract/plainText.ts";
import type { Context } from "../../context.ts";
import { BadRequest, Conflict, NotFound } from "../../errors.ts";
import { idParam } from "../../input/idParam.ts";
import { isStorable } from "../../input/isStorable.ts";
import { noLead } from "../../input/missing.ts";
import { signedIn } from "../../middleware/administratorsOnly.ts";
import { addNote, eraseLead, refuseMarketing, relayAgain, setStatus } from "../../models/leadWork.ts";
import { answerChange, fromPlainForm } from "../../views/answerChange.ts";
import { nowhereToSend } from "./relayBacklogs.ts";

/** Longest note, in UTF-16 code units. */
const noteLimit = 2_000;

const newStatus = z.object({ status: z.enum(leadStatuses) });
const newNote = z.object({
  body: z.string().overwrite(withFieldBreaks).trim().min(1).max(noteLimit).refine(isStorable),
});

/** What the office does with one lead. A plain form gets the lead's page afterwards. */
export function leadWorkController({ config, database: { db } }: Context) {
  const workOn = (request: Request, response: Response) => ({
    id: idParam(request, noLead),
    administrator: signedIn(response).email,
  });

  /** PUT /admin/leads/{id}/status: `status` */
  const status: RequestHandler = async (request, response) => {
    const work = workOn(request, response);
    const parsed = newStatus.safeParse(request.body ?? {});
    if (!parsed.success) throw new BadRequest("없는 상태입니다.");
    if (!(await setStatus(db, work, parsed.data.status))) throw new NotFound(noLead);
    answerChange(request, response, `/admin/leads/${work.id}?done=status`);
  };

  /** POST /admin/leads/{id}/notes: `body` */
  const note: RequestHandler = async (request, response) => {
    const work = workOn(request, response);
    const parsed = newNote.safeParse(request.body ?? {});
    if (!parsed.success) throw new BadRequest(`메모를 ${noteLimit.toLocaleString("ko-KR")}자 이내로 적어 주세요.`);
    if (!(await addNote(db, work, parsed.data.body))) throw new NotFound(noLead);
    answerChange(request, response, `/admin/leads/${work.id}?done=note`);
  };

  /** POST /admin/leads/{id}/relay: hands it to the form service once more. */
  const relay: RequestHandler = async (request, response) => {
    const work = workOn(request, response);
    if (!config.formService) throw new Conflict(nowhereToSend);
    const again = await relayAgain(db, work);
    if (!again && !fromPlainForm(request, response)) throw new Conflict("이미 전달된 상담입니다.");
    const page = `/admin/leads/${work.id}?done=${again ? "relayed" : "not-relayed"}`;
    answerChange(request, response, page, { status: 202, body: { ok: true } });
  };

  /** DELETE /admin/leads/{id}/marketing: advertising was refused, by telephone say. */
  const refuse: RequestHandler = async (request, response) => {
    const work = workOn(request, response);
    if (!(await refuseMarketing(db, work))) throw new NotFound(noLead);
    answerChange(request, response, `/admin/leads/${work.id}?done=marketing`);
  };

  /** DELETE /admin/leads/{id}: destroys it with every copy, as its owner may ask for. */
  const erase: RequestHandler = async (request, response) => {
    if (!(await eraseLead(db, workOn(request, response)))) throw new NotFound(noLead);
    answerChange(request, response, "/admin/leads");
  };

  return { status, note, relay, refuse, erase };
}
