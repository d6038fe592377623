import { randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import type { LeadEntryProps } from "../../../client/shared/desk/leads.ts";
import { officeForms } from "../../../client/shared/lead.ts";
import { parseRegistration } from "../../../client/shared/registration.ts";
import { visitorFields } from "../../../client/shared/registrationFields.ts";
import type { Context } from "../../context.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { enterLead } from "../../models/lead/leadEntry.ts";
import { sendChange } from "../../views/sendChange.ts";
import { sendInvalid } from "../../views/sendInvalid.ts";
import { asText } from "../asText.ts";
import type { SendDeskPage } from "./deskPage.ts";

const messages = {
  form: "전화인지 방문인지 골라 주세요.",
  noticeGiven: "개인정보 안내를 전한 뒤에만 등록할 수 있습니다.",
};

/** Leads that the office enters by hand: callers and walk-in visitors. */
export function leadEntriesController({ database: { db } }: Context, sendPage: SendDeskPage) {
  async function show(request: Request, response: Response, notice?: LeadEntryProps["notice"]): Promise<void> {
    const form = officeForms.find((known) => known === asText(request.query.form)) ?? "phone";
    const props: LeadEntryProps = {
      administrator: { email: signedIn(response).email },
      form,
      entryKey: randomUUID(),
      ...(notice && { notice }),
    };
    await sendPage(request, response, "/admin/leads/new", props);
  }

  /** GET /admin/leads/new?form= */
  const form: RequestHandler = (request, response) => show(request, response);

  /**
   * POST /admin/leads: `form` (phone, walkin), the fields of a registration, `noticeGiven` (the privacy notice was read out),
   * `marketing` and `key`. A lead entered by a counsellor is assigned to that counsellor.
   */
  const create: RequestHandler = async (request, response) => {
    const by = signedIn(response);
    const body = request.body ?? {};
    const entered = officeForms.find((known) => known === body.form);
    // Validated as for visitors, with the form that requires least.
    const parsed = parseRegistration({ ...body, form: "popup", agreed: true }, false);
    const noticeGiven = body.noticeGiven === "on" || body.noticeGiven === true;
    const fields: Record<string, string> = {
      ...(!entered && { form: messages.form }),
      ...(!parsed.ok && parsed.fields),
      ...(!noticeGiven && { noticeGiven: messages.noticeGiven }),
    };
    if (!entered || !parsed.ok || !noticeGiven) {
      const values = Object.fromEntries(
        [...visitorFields, "form", "noticeGiven", "marketing"].map((name) => [name, asText(body[name])]),
      );
      return sendInvalid(request, response, fields, (problem) => show(request, response, { ...problem, values }));
    }
    const { touches: _touches, agreed: _agreed, key, ...entry } = parsed.registration;
    const id = await enterLead(db, by, {
      ...entry,
      form: entered,
      key: key || randomUUID(),
      assignee: by.role === "counsellor" ? by.id : null,
    });
    sendChange(request, response, `/admin/leads/${id}?done=entered`, { status: 201, body: { ok: true, id } });
  };

  return { form, create };
}
