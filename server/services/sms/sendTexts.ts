import type { Knex } from "knex";
import { saleNow } from "../../models/home/ledger.ts";
import { findRegistration, type StoredRegistration } from "../../models/lead/registration.ts";
import { roomOfLead } from "../../models/room/room.ts";
import { isOverTextLimit, type TextLimits } from "../../models/text/heldTexts.ts";
import { refusedByNumber } from "../../models/text/textByHand.ts";
import { countText, textedNumber } from "../../models/text/textedNumber.ts";
import { changeText, type PendingText, pendingTexts, planTexts } from "../../models/text/textMessage.ts";
import { visitOf } from "../../models/visit/visit.ts";
import { linkPath, maskedRoomLink, roomLink } from "../signing/signedLinks.ts";
import { type Delivery, deliverText } from "./deliverText.ts";
import { allowedFrom, leadText, type TextSettings } from "./leadText.ts";
import { type TextObstacle, textObstacle } from "./textObstacle.ts";

interface TextOptions extends TextSettings, Delivery {
  limits: TextLimits;
  /** Signs the links in texts, and keys the numbers that are counted. */
  sessionSecret: string;
}

/**
 * Sends the registration's texts that are due, and schedules another run for the rest.
 * @throws when the database fails; the queue then retries
 */
export async function sendTexts(options: TextOptions, registrationId: string): Promise<void> {
  const waits: Date[] = [];
  for (const text of await pendingTexts(options.db, registrationId)) {
    // Read again for each, because sending one takes a while.
    const registration = await findRegistration(options.db, registrationId);
    if (!registration) return;
    const wait = await sendText(options, registration, text);
    if (wait) waits.push(wait);
  }
  const [earliest] = waits.sort((a, b) => a.getTime() - b.getTime());
  if (earliest) await planTexts(options.db, registrationId, earliest);
}

async function consentsNow(db: Knex, id: string): Promise<boolean> {
  const registration = await findRegistration(db, id);
  return registration?.marketing === true && !(await refusedByNumber(db, id));
}

/** @returns when to try this text again; undefined when it is done */
async function sendText(
  options: TextOptions,
  registration: StoredRegistration,
  text: PendingText,
): Promise<Date | undefined> {
  const { db, service, now } = options;
  const skip = async (reason: TextObstacle | "numberLimit" | "refused") => {
    await changeText(db, text.id, { state: "skipped", reason });
    return undefined;
  };
  // Texts that are only stored need no opt-out number.
  const hasOptOut = !service || options.optOut !== undefined;
  const { testNumber } = text;
  const to = testNumber ?? registration.phoneDigits;
  // A test is sent to the office, which needs no consent.
  const marketing = testNumber !== undefined || registration.marketing;
  const visit = text.kind === "news" ? undefined : await visitOf(db, registration.id);
  const room = text.kind === "together" ? await roomOfLead(db, registration.id) : undefined;
  const sale = await saleNow(db, now());
  const obstacle = textObstacle({
    kind: text.kind,
    phoneDigits: to,
    marketing,
    hasOptOut,
    visit,
    room,
    sale,
  });
  if (obstacle) return skip(obstacle);
  const isAdvertising = text.kind === "news" && testNumber === undefined;
  if (isAdvertising && (await refusedByNumber(db, registration.id))) return skip("refused");
  const allowed = allowedFrom(text, visit, now());
  if (allowed > now()) {
    await changeText(db, text.id, { state: text.state, sendAfter: allowed });
    return allowed;
  }
  const isHeld =
    service &&
    !text.byHand &&
    text.state === "waiting" &&
    (await isOverTextLimit(db, options.limits, { advertising: isAdvertising, now: now() }));
  if (isHeld) {
    await changeText(db, text.id, { state: "held" });
    return undefined;
  }
  const number = textedNumber(options.sessionSecret, to);
  if (!(await countText(db, text.id, number, now()))) return skip("numberLimit");
  const settings = { ...options, sale };
  const masked = room && maskedRoomLink(room);
  const stored = leadText(settings, registration, text.kind, visit, masked);
  const own = room ? roomLink(options.sessionSecret, room) : linkPath(options.sessionSecret, registration.id);
  const message = testNumber === undefined ? leadText(settings, registration, text.kind, visit, own) : stored;
  return deliverText(options, text, {
    to,
    sent: message,
    stored,
    mayRelease: async () => !isAdvertising || consentsNow(db, registration.id),
  });
}
