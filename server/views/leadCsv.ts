import { desk, sourceLabel } from "../../client/copy/desk.ts";
import { formatMoment } from "../../client/shared/format/format.ts";
import { groupedPhone } from "../../client/shared/format/phone.ts";
import type { Lead } from "../../client/shared/lead.ts";
import { labelsOf, listedFields } from "../../client/shared/registrationFields.ts";
import { stripControlCharacters } from "./stripControlCharacters.ts";

/** Excel recognises UTF-8 only with this mark. */
export const byteOrderMark = "\uFEFF";

/** Cells that a spreadsheet would run as a formula: https://owasp.org/www-community/attacks/CSV_Injection */
const formula = /^[\s\p{C}]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** @returns a cell that stays text: a leading apostrophe disables formulas */
function cell(text: string): string {
  const shown = stripControlCharacters(text);
  const safe = formula.test(shown) ? `'${shown}` : shown;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * @returns a number that spreadsheets keep as text, with its leading zero: in groups with dashes, or as typed after an
 * apostrophe
 */
function phoneCell(phone: string): string {
  const grouped = groupedPhone(phone);
  if (grouped) return `"${grouped}"`;
  return /[^\d\s().+-]/.test(phone) ? cell(phone) : `"'${phone.replaceAll('"', '""')}"`;
}

const line = (cells: readonly string[]) => `${cells.join(",")}\r\n`;

export const csvHeading = line(
  [
    "번호",
    "접수 일시",
    ...labelsOf(({ listed }) => listed),
    desk.filters.form,
    desk.filters.source,
    "상태",
    "방문예약",
    desk.filters.relay,
    desk.filters.marketing,
    desk.filters.assignee,
    desk.filters.grade,
  ].map(cell),
);

/** One lead as a line of the file. */
export const csvLine = (lead: Lead) =>
  line([
    cell(lead.id),
    cell(formatMoment(lead.createdAt)),
    ...listedFields.map((field) => (field === "phone" ? phoneCell : cell)(lead[field])),
    cell(desk.forms[lead.form]),
    cell(sourceLabel(lead.source)),
    cell(desk.statuses[lead.status]),
    cell(lead.visitAt ? formatMoment(lead.visitAt) : ""),
    cell(desk.relayStates[lead.relayState]),
    cell(lead.marketing ? desk.marketing.yes : desk.marketing.no),
    cell(lead.assignee?.name ?? ""),
    cell(lead.grade ?? ""),
  ]);
