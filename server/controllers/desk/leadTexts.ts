import type { Request, RequestHandler, Response } from "express";
import { desk } from "../../../client/copy/desk.ts";
import { type LeadTextsProps, type TextKind, textKinds } from "../../../client/shared/desk/sms.ts";
import { mobilePhone } from "../../../client/shared/mobilePhone.ts";
import { phoneDigits } from "../../../client/shared/phoneDigits.ts";
import type { Context } from "../../context.ts";
import { BadRequest, Conflict, NotFound } from "../../httpErrors.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { writeView } from "../../models/deskLog.ts";
import { saleNow } from "../../models/home/ledger.ts";
import { textEvents } from "../../models/lead/leadDetail.ts";
import { mayOpen } from "../../models/lead/leadScope.ts";
import { findRegistration, type StoredRegistration } from "../../models/lead/registration.ts";
import { once } from "../../models/once.ts";
import { roomOfLead } from "../../models/room/room.ts";
import { isLeadsNumber, lastTest, refusedByNumber, sendByHand } from "../../models/text/textByHand.ts";
import { remainingTextsNow, textedNumber } from "../../models/text/textedNumber.ts";
import { visitOf } from "../../models/visit/visit.ts";
import { maskedRoomLink } from "../../services/signing/signedLinks.ts";
import { leadText } from "../../services/sms/leadText.ts";
import { dayHoursFrom } from "../../services/sms/sendingHours.ts";
import { textObstacle } from "../../services/sms/textObstacle.ts";
import { fromPlainForm, sendChange } from "../../views/sendChange.ts";
import { sendInvalid } from "../../views/sendInvalid.ts";
import { asText } from "../asText.ts";
import { requestKey } from "../formKey.ts";
import { leadNotFound } from "../notFoundMessages.ts";
import { deskNotice } from "./deskNotice.ts";
import type { SendDeskPage } from "./deskPage.ts";
import { idParam } from "./idParam.ts";

/** Why a text can't be sent by hand now. */
type Obstacle = keyof typeof desk.manualTextObstacles;

type Queued = Awaited<ReturnType<typeof sendByHand>>;

interface TextFacts {
  visit: Date | undefined;
  /** Id of the lead's open room. */
  room: string | undefined;
  /** Number of texts that the lead's number may still get today. */
  remaining: number;
  /** When this kind of text was last tested. */
  tested: Date | undefined;
}

const messages = {
  kind: "없는 문자입니다.",
  number: "시험 발송을 받을 휴대전화 번호를 적어 주세요. 예) 010-1234-5678",
  visitor: "고객의 번호로는 시험 발송을 할 수 없습니다. 직원의 번호를 적어 주세요.",
};

/** Texts sent to a lead by hand: a preview, a test to another number, then the text itself. */
export function leadTextsController(context: Context, sendPage: SendDeskPage) {
  const { config, database, sessionSecret, now } = context;
  const { db } = database;
  const settings = { optOut: config.optOut, publicUrl: config.publicUrl };
  // Without a service texts are only stored, so they need no opt-out number.
  const hasOptOut = !config.textService || config.optOut !== undefined;

  /** @throws NotFound when the account may not open the lead */
  async function leadOf(request: Request, response: Response): Promise<StoredRegistration> {
    const id = idParam(request, leadNotFound);
    const lead = (await mayOpen(db, signedIn(response), id)) ? await findRegistration(db, id) : undefined;
    if (!lead) throw new NotFound(leadNotFound);
    return lead;
  }

  const kindIn = (text: unknown) => textKinds.find((known) => known === text);

  /** @throws NotFound when the account may not open the lead, BadRequest when there is no such kind of text */
  async function requestedText(request: Request, response: Response) {
    const lead = await leadOf(request, response);
    const kind = kindIn(request.body?.kind);
    if (!kind) throw new BadRequest(messages.kind);
    const page = (done: string) => `/admin/leads/${lead.id}/texts?kind=${kind}&done=${done}`;
    return { lead, kind, page, work: { id: lead.id, by: signedIn(response) } };
  }

  async function factsOf({ id, phoneDigits }: StoredRegistration, kind: TextKind): Promise<TextFacts> {
    const [visit, room, remaining, tested] = await Promise.all([
      visitOf(db, id),
      roomOfLead(db, id),
      remainingTextsNow(db, textedNumber(sessionSecret, phoneDigits), now()),
      lastTest(db, kind, now()),
    ]);
    return { visit, room, remaining, tested };
  }

  async function obstacleOf(
    { id, phoneDigits, marketing }: StoredRegistration,
    kind: TextKind,
    { visit, room, remaining, tested }: TextFacts,
  ): Promise<Obstacle | undefined> {
    const sale = await saleNow(db, now());
    const general = textObstacle({ kind, phoneDigits, marketing, hasOptOut, visit, room, sale });
    if (general) return general;
    if (kind === "news" && (await refusedByNumber(db, id))) return "refused";
    if (remaining <= 0) return "numberLimit";
    return tested ? undefined : "untested";
  }

  const channelOf = ({ type, template }: ReturnType<typeof leadText>) =>
    template && config.textService?.kakao?.templates[template.kind] ? "ATA" : type;

  async function show(request: Request, response: Response, problem?: LeadTextsProps["problem"]): Promise<void> {
    const lead = await leadOf(request, response);
    const kind = kindIn(problem ? request.body?.kind : request.query.kind) ?? textKinds[0];
    const viewer = signedIn(response);
    await writeView(db, viewer.email, lead.id);
    const [facts, texts] = await Promise.all([factsOf(lead, kind), textEvents(db, [lead.id])]);
    const { visit, room, remaining, tested } = facts;
    const obstacle = await obstacleOf(lead, kind, facts);
    const message =
      (kind === "reminder" && !visit) || (kind === "together" && !room)
        ? undefined
        : leadText(
            { ...settings, sale: await saleNow(db, now()) },
            lead,
            kind,
            visit,
            kind === "together" && room ? maskedRoomLink(room) : undefined,
          );
    const sendsAt = dayHoursFrom(now());
    const notice = deskNotice(request);
    const props: LeadTextsProps = {
      administrator: { email: viewer.email },
      lead: { id: lead.id, name: lead.name, phone: lead.phone },
      kind,
      message: message ? { body: message.body, bytes: message.bytes, channel: channelOf(message) } : null,
      obstacle: obstacle ? desk.manualTextObstacles[obstacle] : "",
      remaining: Math.max(0, remaining),
      sendsAt: sendsAt > now() ? sendsAt.toISOString() : null,
      testedAt: tested?.toISOString() ?? null,
      sender: config.textService?.sender ?? null,
      texts,
      ...(notice && { notice }),
      ...(problem && { problem }),
    };
    await sendPage(request, response, `/admin/leads/${lead.id}/texts`, props);
  }

  /** GET /admin/leads/{id}/texts?kind= */
  const index: RequestHandler = (request, response) => show(request, response);

  /** POST /admin/leads/{id}/texts: `kind` */
  const create: RequestHandler = async (request, response) => {
    const { lead, kind, page, work } = await requestedText(request, response);
    const obstacle = await obstacleOf(lead, kind, await factsOf(lead, kind));
    const send = () =>
      once<Queued>(db, { key: requestKey(request, now()), isDone: (done) => typeof done === "object" }, (transaction) =>
        sendByHand(transaction, work, { kind, now: now() }),
      );
    const sent = obstacle ?? (await send());
    if (sent === "missing") throw new NotFound(leadNotFound);
    if (typeof sent === "object") {
      const target = page("text") + (sent.undo ? `&undo=${sent.undo}` : "");
      return sendChange(request, response, target, { status: 202, body: { ok: true, undo: sent.undo ?? null } });
    }
    if (!fromPlainForm(request, response)) throw new Conflict(desk.manualTextObstacles[sent]);
    response.redirect(303, page("text-refused"));
  };

  /** @returns why a test can't go to a number */
  async function testObstacle({ id }: StoredRegistration, kind: TextKind, phone: string): Promise<string | undefined> {
    const digits = phoneDigits(phone);
    if (!mobilePhone.test(phone)) return messages.number;
    if (await isLeadsNumber(db, digits)) return messages.visitor;
    const [visit, room, sale] = await Promise.all([visitOf(db, id), roomOfLead(db, id), saleNow(db, now())]);
    const obstacle = textObstacle({ kind, phoneDigits: digits, marketing: true, hasOptOut, visit, room, sale });
    if (obstacle) return desk.manualTextObstacles[obstacle];
    const remaining = await remainingTextsNow(db, textedNumber(sessionSecret, digits), now());
    return remaining > 0 ? undefined : desk.manualTextObstacles.numberLimit;
  }

  /** POST /admin/leads/{id}/texts/tests: `kind`, and `phone`, a test number of the office */
  const test: RequestHandler = async (request, response) => {
    const { lead, kind, page, work } = await requestedText(request, response);
    const phone = asText(request.body?.phone).trim();
    const refuse = (message: string) =>
      sendInvalid(request, response, { phone: message }, (problem) => show(request, response, problem));
    const obstacle = await testObstacle(lead, kind, phone);
    if (obstacle) return refuse(obstacle);
    const sent = await sendByHand(db, work, { kind, testNumber: phoneDigits(phone), now: now() });
    if (sent === "missing") throw new NotFound(leadNotFound);
    if (sent === "underWay") return refuse(desk.manualTextObstacles.underWay);
    sendChange(request, response, page("text-test"), { status: 202, body: { ok: true } });
  };

  return { index, create, test };
}
