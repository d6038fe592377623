import type { Request, RequestHandler, Response } from "express";
import { type LeadTextsProps, type TextKind, textKinds } from "../../../client/contract/desk/texts.ts";
import { mobilePhone } from "../../../client/contract/mobilePhone.ts";
import { desk } from "../../../client/copy/desk.ts";
import type { Context } from "../../context.ts";
import { BadRequest, Conflict, NotFound } from "../../errors.ts";
import { asText } from "../../input/asText.ts";
import { deskNotice } from "../../input/deskNotice.ts";
import { idParam } from "../../input/idParam.ts";
import { noLead } from "../../input/missing.ts";
import { signedIn } from "../../middleware/administratorsOnly.ts";
import { wantsJson } from "../../middleware/wantsJson.ts";
import { writeView } from "../../models/deskLog.ts";
import { textEvents } from "../../models/leadDetail.ts";
import { mayOpen } from "../../models/leadScope.ts";
import { findRegistration, type StoredRegistration } from "../../models/registration.ts";
import { isLeadsNumber, lastTest, refusedByNumber, sendByHand } from "../../models/textByHand.ts";
import { textedNumber, textsLeftFor } from "../../models/textedNumber.ts";
import { visitOf } from "../../models/visit.ts";
import { leadText } from "../../relay/texts/leadText.ts";
import { dayHoursFrom } from "../../relay/texts/sendingHours.ts";
import { textObstacle } from "../../relay/texts/textObstacle.ts";
import { answerChange, fromPlainForm } from "../../views/answerChange.ts";
import type { AnswerDesk } from "../../views/deskPage.ts";

type Hindrance = keyof typeof desk.textHindrances;

interface Known {
  visit: Date | undefined;
  /** How many texts the lead's number may still get today. */
  left: number;
  /** When this kind of text was last tested. */
  tested: Date | undefined;
}

const messages = {
  kind: "없는 문자입니다.",
  number: "시험 발송을 받을 휴대전화 번호를 적어 주세요. 예) 010-1234-5678",
  visitor: "고객의 번호로는 시험 발송을 할 수 없습니다. 직원의 번호를 적어 주세요.",
};

/** Texts that the office sends to a lead by hand: the exact words first, a test, then the lead's own number. */
export function leadTextsController(context: Context, answer: AnswerDesk) {
  const { config, database, sessionSecret, now } = context;
  const { db } = database;
  const settings = { optOut: config.optOut, publicUrl: config.publicUrl, sessionSecret };

  /** @throws NotFound when the account may not open the lead */
  async function leadOf(request: Request, response: Response): Promise<StoredRegistration> {
    const id = idParam(request, noLead);
    const lead = (await mayOpen(db, signedIn(response), id)) ? await findRegistration(db, id) : undefined;
    if (!lead) throw new NotFound(noLead);
    return lead;
  }

  /** Why a text can't be sent, regardless of its recipient. */
  function generalHindrance(kind: TextKind, visit: Date | undefined, to: string, marketing: boolean) {
    if (kind === "reminder" && !visit) return "noVisit";
    if (kind === "reminder" && visit && visit <= now()) return "late";
    // Without a service texts are only stored, so they need no opt-out number.
    const hasOptOut = !config.textService || config.optOut !== undefined;
    return textObstacle({ kind, phoneDigits: to, marketing, hasOptOut, now: now() });
  }

  async function hindranceOf(lead: StoredRegistration, kind: TextKind, { visit, left, tested }: Known) {
    const general = generalHindrance(kind, visit, lead.phoneDigits, lead.marketing);
    if (general) return general;
    if (kind === "news" && (await refusedByNumber(db, lead.id))) return "refused";
    if (left <= 0) return "numberLimit";
    return tested ? undefined : "untested";
  }

  const wayOf = ({ type, template }: ReturnType<typeof leadText>) =>
    template && config.textService?.kakao?.templates[template.kind] ? "ATA" : type;

  const kindIn = (text: unknown) => textKinds.find((known) => known === text);
  const leftFor = ({ phoneDigits }: StoredRegistration) =>
    textsLeftFor(db, textedNumber(sessionSecret, phoneDigits), now());

  async function show(request: Request, response: Response, problem?: LeadTextsProps["problem"]): Promise<void> {
    const lead = await leadOf(request, response);
    const kind = kindIn(problem ? request.body?.kind : request.query.kind) ?? textKinds[0];
    const viewer = signedIn(response);
    await writeView(db, viewer.email, lead.id);
    const [visit, left, tested, texts] = await Promise.all([
      visitOf(db, lead.id),
      leftFor(lead),
      lastTest(db, kind, now()),
      textEvents(db, [lead.id]),
    ]);
    const hindrance = await hindranceOf(lead, kind, { visit, left, tested });
    const message =
      kind === "reminder" && !visit ? undefined : leadText(settings, lead, { kind, testNumber: undefined }, visit);
    const sendsAt = dayHoursFrom(now());
    const notice = deskNotice(request);
    const props: LeadTextsProps = {
      administrator: { email: viewer.email },
      lead: { id: lead.id, name: lead.name, phone: lead.phone },
      kind,
      message: message ? { body: message.body, bytes: message.bytes, way: wayOf(message) } : null,
      hindrance: hindrance ? desk.textHindrances[hindrance as Hindrance] : "",
      left: Math.max(0, left),
      sendsAt: sendsAt > now() ? sendsAt.toISOString() : null,
      testedAt: tested?.toISOString() ?? null,
      sender: config.textService?.sender ?? null,
      texts,
      ...(notice && { notice }),
      ...(problem && { problem }),
    };
    await answer(request, response, `/admin/leads/${lead.id}/texts`, props);
  }

  /** GET /admin/leads/{id}/texts?kind= */
  const index: RequestHandler = (request, response) => show(request, response);

  /** POST /admin/leads/{id}/texts: `kind` */
  const create: RequestHandler = async (request, response) => {
    const lead = await leadOf(request, response);
    const kind = kindIn(request.body?.kind);
    if (!kind) throw new BadRequest(messages.kind);
    const page = `/admin/leads/${lead.id}/texts?kind=${kind}`;
    const [visit, left, tested] = await Promise.all([visitOf(db, lead.id), leftFor(lead), lastTest(db, kind, now())]);
    const hindrance = await hindranceOf(lead, kind, { visit, left, tested });
    const sent = hindrance
      ? undefined
      : await sendByHand(db, { id: lead.id, by: signedIn(response) }, { kind, now: now() });
    if (sent === "missing") throw new NotFound(noLead);
    if (typeof sent === "object")
      return answerChange(request, response, `${page}&done=text${sent.undo ? `&undo=${sent.undo}` : ""}`, {
        status: 202,
        body: { ok: true, undo: sent.undo ?? null },
      });
    if (!fromPlainForm(request, response))
      throw new Conflict(desk.textHindrances[(hindrance ?? "underWay") as Hindrance]);
    response.redirect(303, `${page}&done=text-refused`);
  };

  /** POST /admin/leads/{id}/texts/tests: `kind`, and `phone`, a test number of the office */
  const test: RequestHandler = async (request, response) => {
    const lead = await leadOf(request, response);
    const kind = kindIn(request.body?.kind);
    if (!kind) throw new BadRequest(messages.kind);
    const phone = asText(request.body?.phone).trim();
    const digits = phone.replace(/\D/g, "");
    const refused = (fields: Record<string, string>) => {
      response.status(422);
      const message = Object.values(fields)[0] ?? messages.number;
      if (wantsJson(request)) return void response.json({ ok: false, message, fields });
      return show(request, response, { message, fields });
    };
    if (!mobilePhone.test(phone)) return refused({ phone: messages.number });
    if (await isLeadsNumber(db, digits)) return refused({ phone: messages.visitor });
    const hindrance = generalHindrance(kind, await visitOf(db, lead.id), digits, true);
    if (hindrance) return refused({ phone: desk.textHindrances[hindrance as Hindrance] });
    const left = await textsLeftFor(db, textedNumber(sessionSecret, digits), now());
    if (left <= 0) return refused({ phone: desk.textHindrances.numberLimit });
    const work = { id: lead.id, by: signedIn(response) };
    const sent = await sendByHand(db, work, { kind, testNumber: digits, now: now() });
    if (sent === "missing") throw new NotFound(noLead);
    if (sent === "underWay") return refused({ phone: desk.textHindrances.underWay });
    const page = `/admin/leads/${lead.id}/texts?kind=${kind}&done=text-test`;
    answerChange(request, response, page, { status: 202, body: { ok: true } });
  };

  return { index, create, test };
}
