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
export function csvCell(text: string): string {
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
  return /[^\d\s().+-]/.test(phone) ? csvCell(phone) : `"'${phone.replaceAll('"', '""')}"`;
}

/** @returns a line of cells */
export const csvRow = (cells: readonly string[]) => `${cells.join(",")}\r\n`;

export const csvHeading = csvRow(
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
  ].map(csvCell),
);

/** One lead as a line of the file. */
export const csvLine = (lead: Lead) =>
  csvRow([
    csvCell(lead.id),
    csvCell(formatMoment(lead.createdAt)),
    ...listedFields.map((field) => (field === "phone" ? phoneCell : csvCell)(lead[field])),
    csvCell(desk.forms[lead.form]),
    csvCell(sourceLabel(lead.source)),
    csvCell(desk.statuses[lead.status]),
    csvCell(lead.visitAt ? formatMoment(lead.visitAt) : ""),
    csvCell(desk.relayStates[lead.relayState]),
    csvCell(lead.marketing ? desk.marketing.yes : desk.marketing.no),
    csvCell(lead.assignee?.name ?? ""),
    csvCell(lead.grade ?? ""),
  ]);
