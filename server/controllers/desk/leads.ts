import type { Request, RequestHandler, Response } from "express";
import { countLimit, type LeadDetailProps, type LeadsProps } from "../../../client/shared/desk/leads.ts";
import type { Context } from "../../context.ts";
import { NotFound } from "../../httpErrors.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { listAssignees } from "../../models/account/account.ts";
import { writeDeskLog, writeView } from "../../models/deskLog.ts";
import { listHomesOf } from "../../models/home/deskHomes.ts";
import { countLeads, type LeadQuery, listLeads, listSources } from "../../models/lead/lead.ts";
import { findLead } from "../../models/lead/leadDetail.ts";
import { mayOpen } from "../../models/lead/leadScope.ts";
import { listSavedFilters } from "../../models/savedFilter.ts";
import { openedPages, signOpenedList } from "../../services/signing/openedLists.ts";
import { asText } from "../asText.ts";
import { encodeCursor } from "../encodedCursor.ts";
import { leadNotFound } from "../notFoundMessages.ts";
import { deskNotice } from "./deskNotice.ts";
import type { SendDeskPage } from "./deskPage.ts";
import { idParam } from "./idParam.ts";
import { leadQueryInBody, leadQueryInUrl } from "./leadQuery.ts";

/** The lead inbox. Each access is logged before anything is sent. */
export function leadsController({ config, database: { db }, sessionSecret }: Context, sendPage: SendDeskPage) {
  /**
   * Logs that a list, or its next page, was opened. An open list that updates itself is not logged again.
   * @returns a token that proves how much of the list this session has opened
   */
  async function logAccess(request: Request, response: Response, query: LeadQuery, shown: number): Promise<string> {
    const list = { sessionId: request.sessionID, filters: query.filters, q: query.q };
    const opened = openedPages(sessionSecret, asText(request.body?.listToken), list);
    const { pages = 1 } = query;
    // New leads may have made the list one page longer.
    if (!query.after && opened > 0 && pages <= opened + 1)
      return signOpenedList(sessionSecret, { ...list, pages: opened });
    await writeDeskLog(db, {
      administrator: signedIn(response).email,
      action: query.q === "" ? "list" : "search",
      details: { filters: query.filters, shown },
    });
    return signOpenedList(sessionSecret, { ...list, pages: query.after ? opened + 1 : pages });
  }

  async function show(request: Request, response: Response, query: LeadQuery): Promise<void> {
    const viewer = signedIn(response);
    const [{ leads, more }, count, sources, assignees, saved] = await Promise.all([
      listLeads(db, query),
      countLeads(db, query, countLimit),
      listSources(db, viewer),
      listAssignees(db, viewer),
      listSavedFilters(db, viewer.id),
    ]);
    const listToken = await logAccess(request, response, query, leads.length);
    const last = leads.at(-1);
    const notice = deskNotice(request);
    const props: LeadsProps = {
      administrator: { email: viewer.email },
      filters: query.filters,
      q: query.q,
      leads,
      nextCursor: more && last ? encodeCursor({ at: last.createdAt, id: last.id }) : null,
      count,
      sources,
      assignees,
      saved,
      ...(notice && { notice }),
      listToken,
    };
    await sendPage(request, response, "/admin/leads", props);
  }

  /** GET /admin/leads?status=&relay=&form=&source=&from=&to=&visit=&cursor= */
  const index: RequestHandler = (request, response) =>
    show(request, response, leadQueryInUrl(request, signedIn(response)));

  /**
   * POST /admin/leads/search: the same fields, plus `q`, which must not be in a URL, `atLeast`, the number of leads to
   * return, and `listToken`, from the last answer.
   */
  const search: RequestHandler = (request, response) =>
    show(request, response, leadQueryInBody(request, signedIn(response)));

  /** GET /admin/leads/{id} */
  const detail: RequestHandler = async (request, response) => {
    const id = idParam(request, leadNotFound);
    const viewer = signedIn(response);
    if (!(await mayOpen(db, viewer, id))) throw new NotFound(leadNotFound);
    await writeView(db, viewer.email, id);
    const [lead, homes, assignees] = await Promise.all([
      findLead(db, id, viewer),
      listHomesOf(db, viewer, id),
      listAssignees(db, viewer),
    ]);
    if (!lead) throw new NotFound(leadNotFound);
    const notice = deskNotice(request);
    const relaying = config.formService !== undefined;
    const props: LeadDetailProps = {
      administrator: { email: viewer.email },
      lead,
      homes,
      relaying,
      assignees,
      ...(notice && { notice }),
    };
    await sendPage(request, response, `/admin/leads/${id}`, props);
  };

  return { index, search, detail };
}
