import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { RequestHandler } from "express";
import type { Lead } from "../../../client/shared/lead.ts";
import { seoulDay } from "../../../client/shared/seoulTime.ts";
import type { Context } from "../../context.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { writeDeskLog } from "../../models/deskLog.ts";
import { countLeads, type LeadQuery, selectLeads, toLead } from "../../models/lead/lead.ts";
import { byteOrderMark, csvHeading, csvLine } from "../../views/leadCsv.ts";
import { leadQueryInBody } from "./leadQuery.ts";

/** Leads read per query. */
const batch = 1_000;
const maxCounted = 10_000_000;

/** The leads as a CSV file. */
export function leadExportsController({ database: { db }, now }: Context) {
  async function* leads(query: LeadQuery): AsyncGenerator<Lead[]> {
    // Read in batches by keyset, so that a slow download holds neither a connection nor a transaction.
    let after = query.after;
    for (;;) {
      const rows = await selectLeads(db, { ...query, after }, batch);
      yield rows.map(toLead);
      const last = rows.at(-1);
      if (!last || rows.length < batch) return;
      after = { at: last.created_at.toISOString(), id: last.id };
    }
  }

  async function* text(query: LeadQuery): AsyncGenerator<string> {
    yield byteOrderMark + csvHeading;
    for await (const some of leads(query)) yield some.map(csvLine).join("");
  }

  /** POST /admin/leads/export: takes the fields of the search. */
  const create: RequestHandler = async (request, response) => {
    const query = { ...leadQueryInBody(request, signedIn(response)), after: undefined };
    // The number of leads is logged before the first one is sent.
    const shown = await countLeads(db, query, maxCounted);
    const { email } = signedIn(response);
    await writeDeskLog(db, { administrator: email, action: "export", details: { filters: query.filters, shown } });
    const day = seoulDay(now());
    response.set({
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="leads-${day}.csv"`,
    });
    // When a client aborts the download, reading stops and there is nothing left to answer.
    await pipeline(Readable.from(text(query)), response).catch((error) => {
      if (!response.headersSent) throw error;
      request.log.warn({ err: { code: error?.code } }, "download aborted");
    });
  };

  return { create };
}
