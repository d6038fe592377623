import { parse } from "csv-parse/sync";
import { saleHome } from "../../../client/complex/homes/saleHomes.ts";
import { homeCopy } from "../../../client/copy/homes.ts";
import type { DeskHome } from "../../../client/shared/desk/homes.ts";
import { type HomeState, homeStates } from "../../../client/shared/home.ts";
import { BadRequest } from "../../httpErrors.ts";
import type { HomeLine } from "../../models/home/importHomes.ts";

/** Excel recognises UTF-8 only with this mark. */
const byteOrderMark = "\uFEFF";

/** What a contract's number may consist of: no spreadsheet takes it for a formula. */
export const contractNumberPattern = /^[\p{L}\p{N}][\p{L}\p{N} ()./_-]{0,39}$/u;

/** A cell that Excel formats as a time, too, has the hour behind its day. */
const writtenDay =
  /^(\d{4})(?:[-./\s]+|년\s*)(\d{1,2})(?:[-./\s]+|월\s*)(\d{1,2})[.일]?(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?$/;

/** @returns YYYY-MM-DD of a date as people and Excel write it; undefined when there is no such day */
export function calendarDay(text: string): string | undefined {
  const [, year, month, day] = writtenDay.exec(text.trim()) ?? [];
  if (!year || !month || !day) return undefined;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const parsed = new Date(`${date}T00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : undefined;
}

/** @returns the text of a file: UTF-8, or an encoding in which Korean Excel saves text; composed, as macOS may not have it */
export function decodeFile(file: Buffer): string {
  const decode = (encoding: string) => new TextDecoder(encoding, { fatal: encoding === "utf-8" }).decode(file);
  if (file[0] === 0xff && file[1] === 0xfe) return decode("utf-16le").normalize();
  if (file[0] === 0xfe && file[1] === 0xff) return decode("utf-16be").normalize();
  try {
    return decode("utf-8").normalize();
  } catch {
    return decode("euc-kr");
  }
}

const states = new Map<string, HomeState>(
  homeStates.map((state) => [homeCopy.states[state].replace(/\s/g, ""), state]),
);

export interface ReadFile {
  lines: HomeLine[];
  unknown: { line: number; text: string; message: string }[];
}

/**
 * Reads a file of homes: comma, semicolon or tab, with its header; cleared rows are skipped.
 * @throws BadRequest when it isn't such a file
 */
export function readHomeFile(file: Buffer): ReadFile {
  let rows: { record: string[]; info: { lines: number } }[];
  try {
    rows = parse(decodeFile(file), {
      bom: true,
      delimiter: [",", ";", "\t"],
      info: true,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      skip_empty_lines: true,
      // Excel writes cleared rows as delimiters only.
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as typeof rows;
  } catch {
    throw new BadRequest("CSV 파일을 읽을 수 없습니다. 엑셀에서 CSV로 다시 저장해 주세요.");
  }
  // Excel's own first line for a delimiter that isn't the country's.
  if (/^sep=/i.test(rows[0]?.record[0] ?? "")) rows.shift();
  const [header, ...body] = rows;
  const at = homeCopy.csvColumns.map((name) => header?.record.indexOf(name) ?? -1);
  const [tower = -1, number = -1, state = -1, contractNumber = -1, contractDate = -1] = at;
  if (Math.min(tower, number, state) < 0)
    throw new BadRequest(`첫 줄에 ${homeCopy.csvColumns.join(", ")} 열이 있어야 합니다.`);
  const lines: HomeLine[] = [];
  const unknown: ReadFile["unknown"] = [];
  for (const { record, info } of body) {
    const cell = (column: number) => (column < 0 ? "" : (record[column] ?? "").replace(/^'/, "").trim());
    const refuse = (message: string) =>
      unknown.push({ line: info.lines, text: record.join(", ").slice(0, 100), message });
    const key = `${cell(tower).replace(/동$/, "")}-${cell(number).replace(/호$/, "")}`;
    const wanted = states.get(cell(state).replace(/\s/g, ""));
    const date = cell(contractDate) === "" ? null : calendarDay(cell(contractDate));
    if (!saleHome(key)) refuse(homeCopy.lines.unknownHome);
    else if (!wanted) refuse(homeCopy.lines.unknownState);
    else if (date === undefined) refuse(homeCopy.lines.badDate);
    else if (cell(contractNumber) !== "" && !contractNumberPattern.test(cell(contractNumber)))
      refuse(homeCopy.lines.badNumber);
    else
      lines.push({
        line: info.lines,
        key,
        state: wanted,
        contractNumber: cell(contractNumber) || null,
        contractDate: date,
      });
  }
  return { lines, unknown };
}

/** @returns the ledger as a file that can be imported again */
export function printHomeFile(homes: readonly DeskHome[]): string {
  const rows = homes
    .filter(({ state }) => state !== "later")
    .map(({ key, state, contractNumber, contractDate }) => {
      const [tower, number] = key.split("-");
      return [`${tower}동`, number, homeCopy.states[state], contractNumber ?? "", contractDate ?? ""];
    });
  return byteOrderMark + [homeCopy.csvColumns, ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
}
