import { complex } from "../../client/content/complex.ts";
import { stripControlCharacters } from "./stripControlCharacters.ts";

interface CalendarEvent {
  uid: string;
  startsAt: Date;
  /** Minutes. */
  duration: number;
  summary: string;
  location: string;
  description: string;
  /** When the file is created. */
  now: Date;
}

const moment = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, "");
const escaped = (text: string) =>
  stripControlCharacters(text)
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, "\\n");

/** Folds a line after at most 75 bytes, without splitting a multi-byte character; continuations begin with a space. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  for (const letter of line) {
    if (Buffer.byteLength(current + letter) > 74) {
      lines.push(current);
      current = " ";
    }
    current += letter;
  }
  return [...lines, current].join("\r\n");
}

/** @returns an event as a calendar file, with a reminder two hours before: https://www.rfc-editor.org/rfc/rfc5545 */
export function calendarFile({ uid, startsAt, duration, summary, location, description, now }: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${complex.latinName}//Visits//KO`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(startsAt)}`,
    `DTEND:${moment(new Date(startsAt.getTime() + duration * 60_000))}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(description)}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(summary)}`,
    "TRIGGER:-PT2H",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
