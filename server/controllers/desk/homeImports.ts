import type { Request, RequestHandler } from "express";
import { homeCopy } from "../../../client/copy/homes.ts";
import type { LedgerComparison } from "../../../client/shared/desk/homes.ts";
import type { Context } from "../../context.ts";
import { BadRequest } from "../../httpErrors.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { writeDeskLog } from "../../models/deskLog.ts";
import { listDeskHomes } from "../../models/home/deskHomes.ts";
import { compareHomes, importHomes } from "../../models/home/importHomes.ts";
import { wantsJson } from "../../views/wantsJson.ts";
import { asBoolean } from "../asBoolean.ts";
import { asText } from "../asText.ts";
import type { SendDeskPage } from "./deskPage.ts";
import { decodeFile, printHomeFile, readHomeFile } from "./homeFile.ts";
import { homesPage } from "./homesPage.ts";

/**
 * @returns "true", the comparison that is confirmed, or "" for none
 * @throws BadRequest for anything else: a whole file is at stake
 */
function confirmedIn(value: unknown = false): string {
  const text = asText(value);
  // A comparison's number may be 0 or 1.
  if (/^\d*$/.test(text) && typeof value === "string") return text;
  const said = asBoolean(value);
  if (said === undefined) throw new BadRequest("확인 값은 true이거나 비교 결과의 번호여야 합니다.");
  return said ? "true" : "";
}

/** The ledger of homes as a file. */
export function homeImportsController(context: Context, sendPage: SendDeskPage) {
  const { db } = context.database;
  const send = homesPage(context, sendPage);

  function fileIn(request: Request): Buffer {
    if (request.file) return request.file.buffer;
    if (Buffer.isBuffer(request.body)) return request.body;
    const csv = asText(request.body?.csv);
    if (csv === "") throw new BadRequest("CSV 파일을 골라 주세요.");
    return Buffer.from(csv);
  }

  /** POST /admin/homes/import: compares; with `confirm`, `true` or what a comparison says, takes all of it or nothing. */
  const create: RequestHandler = async (request, response) => {
    const file = fileIn(request);
    const { lines, unknown } = readHomeFile(file);
    const confirm = confirmedIn(request.query.confirm ?? request.body?.confirm);
    const toShow = ({ refused, ...comparison }: Awaited<ReturnType<typeof compareHomes>>): LedgerComparison => ({
      ...comparison,
      unknown: [
        ...unknown,
        ...refused.map(({ line, refusal }) => ({
          line,
          text: lines.find((each) => each.line === line)?.key ?? "",
          message: homeCopy.lines[refusal],
        })),
      ].sort((one, other) => one.line - other.line),
    });
    if (confirm === "" || unknown.length > 0) {
      const comparison = toShow(await compareHomes(db, lines));
      if (wantsJson(request))
        return void response.status(confirm === "" ? 200 : 422).json({ ok: confirm === "", ...comparison });
      return send(request, response, { comparison: { ...comparison, csv: decodeFile(file) } });
    }
    const compared = /^\d+$/.test(confirm) ? confirm : undefined;
    const { taken, comparison } = await importHomes(db, signedIn(response), lines, compared);
    const shown = toShow(comparison);
    if (taken && !wantsJson(request)) return void response.redirect(303, "/admin/homes?done=home-imported");
    if (taken) return void response.json({ ok: true, ...shown });
    if (wantsJson(request))
      return void response.status(shown.unknown.length > 0 ? 422 : 409).json({ ok: false, ...shown });
    await send(request, response, { comparison: { ...shown, csv: decodeFile(file) } });
  };

  /** GET /admin/homes.csv */
  const index: RequestHandler = async (_request, response) => {
    const viewer = signedIn(response);
    await writeDeskLog(db, { administrator: viewer.email, action: "export", details: { note: "homes.csv" } });
    response.set({
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="homes.csv"',
    });
    response.send(printHomeFile(await listDeskHomes(db, viewer)));
  };

  return { create, index };
}
