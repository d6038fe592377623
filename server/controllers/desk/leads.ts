import type { Request, RequestHandler, Response } from "express";
import { countLimit, type LeadDetailProps, type LeadsProps } from "../../../client/contract/desk.ts";
import type { Context } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import { asText } from "../../input/asText.ts";
import { encodeCursor } from "../../input/cursor.ts";
import { idParam } from "../../input/idParam.ts";
import { addressedLeads, searchedLeads } from "../../input/leadQuery.ts";
import { noLead } from "../../input/missing.ts";
import { signedIn } from "../../middleware/administratorsOnly.ts";
import { writeDeskLog, writeView } from "../../models/deskLog.ts";
import { countLeads, type LeadQuery, listLeads, listSources } from "../../models/lead.ts";
import { findLead } from "../../models/leadDetail.ts";
import { sealedPages, sealList } from "../../signing/listSeals.ts";
import type { AnswerDesk } from "../../views/deskPage.ts";

/** By a word in the address: a Map, because an object would answer to `constructor` too. */
const notices = new Map([
  ["relayed", "다시 보내도록 요청했습니다."],
  ["not-relayed", "이미 전달된 상담입니다."],
  ["status", "상태를 바꾸었습니다."],
  ["note", "메모를 남겼습니다."],
  ["marketing", "광고 수신 거부를 기록했습니다."],
]);

/** The lead inbox. Each reading is logged before anything is sent. */
export function leadsController({ config, database: { db }, sessionSecret }: Context, answer: AnswerDesk) {
  /**
   * Logs that a list was opened, or its next page, unless an open list updates itself.
   * @returns the seal of what this session has opened of it
   */
  async function writeDown(request: Request, response: Response, query: LeadQuery, shown: number): Promise<string> {
    const list = { sessionId: request.sessionID, filters: query.filters, q: query.q };
    const opened = sealedPages(sessionSecret, asText(request.body?.seal), list);
    const { pages = 1 } = query;
    // New leads may have made the list a page longer.
    if (!query.after && opened > 0 && pages <= opened + 1) return sealList(sessionSecret, { ...list, pages: opened });
    await writeDeskLog(db, {
      administrator: signedIn(response).email,
      action: query.q === "" ? "list" : "search",
      details: { filters: query.filters, shown },
    });
    return sealList(sessionSecret, { ...list, pages: query.after ? opened + 1 : pages });
  }

  async function show(request: Request, response: Response, query: LeadQuery): Promise<void> {
    const { email } = signedIn(response);
    const [{ leads, more }, count, sources] = await Promise.all([
      listLeads(db, query),
      countLeads(db, query, countLimit),
      listSources(db),
    ]);
    const seal = await writeDown(request, response, query, leads.length);
    const last = leads.at(-1);
    const props: LeadsProps = {
      administrator: { email },
      filters: query.filters,
      q: query.q,
      leads,
      nextCursor: more && last ? encodeCursor({ at: last.createdAt, id: last.id }) : null,
      count,
      sources,
      seal,
    };
    await answer(request, response, "/admin/leads", props);
  }

  /** GET /admin/leads?status=&relay=&form=&source=&from=&to=&visit=&cursor= */
  const index: RequestHandler = (request, response) => show(request, response, addressedLeads(request));

  /**
   * POST /admin/leads/search: the same, and `q`, which must not stand in an address, `atLeast`, how many, and
   * `seal`, from what was opened before.
   */
  const search: RequestHandler = (request, response) => show(request, response, searchedLeads(request));

  /** GET /admin/leads/{id} */
  const detail: RequestHandler = async (request, response) => {
    const id = idParam(request, noLead);
    const { email } = signedIn(response);
    await writeView(db, email, id);
    const lead = await findLead(db, id);
    if (!lead) throw new NotFound(noLead);
    const notice = notices.get(asText(request.query.done));
    const relaying = config.formService !== undefined;
    const props: LeadDetailProps = { administrator: { email }, lead, relaying, ...(notice && { notice }) };
    await answer(request, response, `/admin/leads/${id}`, props);
  };

  return { index, search, detail };
}
