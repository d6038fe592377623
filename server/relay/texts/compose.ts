import { formatDay } from "../../../client/contract/format/format.ts";
import { formatVisit } from "../../../client/contract/sale/visitSlots.ts";
import { texts } from "../../../client/words/texts.ts";
import { eucKrBytes, printableText } from "./eucKr.ts";

/** Bytes that a short and a long text may take. */
const shortLimit = 90;
const longLimit = 2_000;
const subjectLimit = 40;

export interface TextMessage {
  type: "SMS" | "LMS";
  /** Only a long text has one. */
  subject?: string;
  body: string;
  /** Of the body, in EUC-KR. */
  bytes: number;
  /** What fills the template, where there is one for a message of KakaoTalk. Advertising has none: Kakao takes none. */
  template?: { kind: "visit" | "reminder"; values: Record<string, string> };
}

/**
 * @returns a short text where the words fit into one, else a long one
 * @throws Error when they don't fit into that either: they are ours, so a test finds it before a visitor does
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

/** Nothing that a stranger typed is in it: whoever fills a form in chooses the number that it goes to. */
interface VisitText {
  /** Seoul's time, as `2025-12-06T14:00+09:00`. */
  visit: string | undefined;
  /** When advertising was agreed to, if it was: the law wants that confirmed. */
  agreedAt: Date | undefined;
  /** Address of the visitor's own page. */
  link: string;
}

export function visitText({ visit, agreedAt, link }: VisitText): TextMessage {
  const { subject, lines, without } = texts.visit;
  const words = {
    link,
    ...(visit && { visit: formatVisit(visit) }),
    ...(agreedAt && { agreedOn: formatDay(agreedAt.toISOString()) }),
  };
  const { visit: when = without.visit, agreedOn = without.agreedOn } = words;
  return {
    ...textMessage(subject, lines(words)),
    template: { kind: "visit", values: templateValues({ visit: when, agreedOn, link }) },
  };
}

/** A template's places are named as the words that stand in them. */
const templateValues = (words: { visit: string; agreedOn?: string; link: string }): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [texts.places[name as keyof typeof words], word]));

export function reminderText({ visit, link }: { visit: string; link: string }): TextMessage {
  const { subject, lines } = texts.reminder;
  const words = { visit: formatVisit(visit), link };
  return { ...textMessage(subject, lines(words)), template: { kind: "reminder", values: templateValues(words) } };
}

export function newsText(words: { optOut: string; link: string }): TextMessage {
  const { subject, lines } = texts.news;
  return textMessage(subject, lines(words));
}
