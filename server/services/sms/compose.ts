import { wishPath } from "../../../client/complex/homes/wishes.ts";
import { formatVisit } from "../../../client/complex/sale/visitSlots.ts";
import { texts } from "../../../client/copy/sms.ts";
import { wished } from "../../../client/copy/waitlist.ts";
import { formatDay } from "../../../client/shared/format/format.ts";
import type { Wish } from "../../../client/shared/waitlist.ts";
import { eucKrBytes, printableText } from "./eucKr.ts";

/** Bytes of a short and a long text. */
const shortLimit = 90;
const longLimit = 2_000;
const subjectLimit = 40;

export interface TextMessage {
  type: "SMS" | "LMS";
  /** Long texts only. */
  subject?: string;
  body: string;
  /** Of the body, in EUC-KR. */
  bytes: number;
  /** Whether it is advertising, for services that send it apart. */
  advertising?: true;
  /** The values of the KakaoTalk template, where there is one. Kakao doesn't allow advertising templates. */
  template?: { kind: "visit" | "reminder"; values: Record<string, string> };
}

/**
 * @returns a short text if the lines fit, else a long one
 * @throws Error when they don't fit either; the lines come from content, so a test finds it
 */
export function textMessage(subject: string, lines: readonly string[]): TextMessage {
  const body = printableText(lines.join("\n"));
  const bytes = eucKrBytes(body);
  if (bytes <= shortLimit) return { type: "SMS", body, bytes };
  if (bytes > longLimit) throw new Error(`A text of ${bytes} bytes is longer than ${longLimit}`);
  if (eucKrBytes(subject) > subjectLimit)
    throw new Error(`The subject "${subject}" is longer than ${subjectLimit} bytes`);
  return { type: "LMS", subject, body, bytes };
}

/** Contains nothing that visitors typed: anyone can enter a stranger's number. */
interface VisitText {
  /** Seoul time, as `2025-12-06T14:00+09:00`. */
  visit: string | undefined;
  /** When consent to advertising was given, if it was: the law requires a confirmation. */
  agreedAt: Date | undefined;
  /** URL of the list of homes, while they are sold one by one. */
  homes: string | undefined;
  /** URL of the visitor's own page. */
  link: string;
}

export function visitText({ visit, agreedAt, homes, link }: VisitText): TextMessage {
  const { subject, lines, without } = texts.visit;
  const values = {
    link,
    ...(homes && { homes }),
    ...(visit && { visit: formatVisit(visit) }),
    ...(agreedAt && { agreedOn: formatDay(agreedAt.toISOString()) }),
  };
  const { visit: when = without.visit, agreedOn = without.agreedOn } = values;
  return {
    ...textMessage(subject, lines(values)),
    template: { kind: "visit", values: templateValues({ visit: when, agreedOn, link }) },
  };
}

/** A template's variables have the names of the values. */
const templateValues = (values: { visit: string; agreedOn?: string; link: string }): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [texts.templateVariables[name as keyof typeof values], value]),
  );

export function reminderText({ visit, link }: { visit: string; link: string }): TextMessage {
  const { subject, lines } = texts.reminder;
  const values = { visit: formatVisit(visit), link };
  return { ...textMessage(subject, lines(values)), template: { kind: "reminder", values: templateValues(values) } };
}

export function absenceText(): TextMessage {
  const { subject, lines } = texts.absence;
  return textMessage(subject, lines);
}

export function togetherText(values: { link: string }): TextMessage {
  const { subject, lines } = texts.together;
  return textMessage(subject, lines(values));
}

export function newsText(values: { optOut: string; link: string; homes: string | undefined }): TextMessage {
  const { subject, lines } = texts.news;
  return { ...textMessage(subject, lines(values)), advertising: true };
}

/** @param link URL of the request's own page */
export function vacancyText({ wish, publicUrl, link }: { wish: Wish; publicUrl: string; link: string }): TextMessage {
  const { subject, lines } = texts.vacancy;
  return textMessage(subject, lines({ wish: wished(wish), page: publicUrl + wishPath(wish), link: publicUrl + link }));
}
