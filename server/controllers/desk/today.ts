import type { Request, RequestHandler, Response } from "express";
import { countLimit } from "../../../client/shared/desk/leads.ts";
import type { OpenTask, TodayProps } from "../../../client/shared/desk/today.ts";
import { seoulDay, seoulMoment } from "../../../client/shared/seoulTime.ts";
import { openingTasks } from "../../config/operator.ts";
import type { Context } from "../../context.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { writeDeskLog } from "../../models/deskLog.ts";
import { listEndingHolds } from "../../models/home/deskHomes.ts";
import { countLeads, listLeads } from "../../models/lead/lead.ts";
import { countUnrelayed } from "../../models/relay/relayBacklog.ts";
import { countCopies } from "../../models/relay/serviceCopy.ts";
import { callbacksBefore, countOpenTasks, type Day, visitsOn, walkinsOn } from "../../models/today.ts";
import { cancelledVisits } from "../../models/visit/visit.ts";
import { visitWeek } from "../../models/visit/visitWeek.ts";
import { openedPages, signOpenedList } from "../../services/signing/openedLists.ts";
import { asText } from "../asText.ts";
import { deskNotice } from "./deskNotice.ts";
import type { SendDeskPage } from "./deskPage.ts";

const dayLength = 24 * 3_600_000;
/** New leads to list; the others are counted. */
const newLeadsShown = 10;
/** No search can contain NUL, so the token of a day never equals that of a list. */
const listName = "\0today";

/** A day's visits and callbacks. */
export function todayController({ config, database: { db }, sessionSecret, now }: Context, sendPage: SendDeskPage) {
  /** Tasks that only the office can do. */
  async function findOpenTasks(): Promise<OpenTask[]> {
    const relaying = config.formService !== undefined;
    const [{ unassigned, givenUp, failedTexts }, behind, copies, cancelled] = await Promise.all([
      countOpenTasks(db),
      relaying ? countUnrelayed(db, countLimit) : 0,
      countCopies(db, countLimit),
      cancelledVisits(db, { now: now(), limit: 100 }),
    ]);
    const tasks: OpenTask[] = [
      { kind: "unassigned", count: unassigned },
      { kind: "cancelled", count: cancelled.length },
      { kind: "givenUp", count: relaying ? givenUp : 0 },
      { kind: "behind", count: behind },
      { kind: "texts", count: failedTexts },
      { kind: "copies", count: copies },
      { kind: "opening", count: openingTasks(config).length },
    ];
    return tasks.filter(({ count }) => count > 0);
  }

  async function show(request: Request, response: Response, wanted: string, listToken: string): Promise<void> {
    const viewer = signedIn(response);
    const moment = now();
    const today = seoulDay(moment);
    const from = seoulMoment(`${wanted}T00:00`) ?? seoulMoment(`${today}T00:00`) ?? moment;
    const day: Day = { from, to: new Date(from.getTime() + dayLength) };
    const name = seoulDay(from);
    const newLeads = { filters: { status: "new" as const }, q: "", viewer };
    const [visits, walkins, callbacks, { leads }, newLeadsCount, week, holds, openTasks] = await Promise.all([
      visitsOn(db, viewer, day),
      walkinsOn(db, viewer, day),
      callbacksBefore(db, viewer, day.to),
      listLeads(db, newLeads),
      countLeads(db, newLeads, countLimit),
      visitWeek(db, name, moment),
      name === today ? listEndingHolds(db, viewer, day.to) : [],
      viewer.role === "office" ? findOpenTasks() : [],
    ]);
    const listed = new Map([...visits, ...walkins, ...callbacks].map((lead) => [lead.id, lead]));
    const listedNew = [...listed.values()].filter(({ status }) => status === "new").length;
    // Logged when a day is opened, not when the page updates itself.
    const list = { sessionId: request.sessionID, filters: { visit: name }, q: listName };
    if (openedPages(sessionSecret, listToken, list) === 0)
      await writeDeskLog(db, {
        administrator: viewer.email,
        action: "today",
        details: { filters: list.filters, shown: visits.length + walkins.length + callbacks.length },
      });
    const notice = deskNotice(request);
    const props: TodayProps = {
      administrator: { email: viewer.email },
      day: name,
      isToday: name === today,
      previous: seoulDay(new Date(from.getTime() - dayLength)),
      next: seoulDay(day.to),
      visits,
      walkins,
      callbacks,
      newLeads: {
        leads: leads.filter(({ id }) => !listed.has(id)).slice(0, newLeadsShown),
        count: Math.max(0, newLeadsCount - listedNew),
      },
      week,
      holds,
      openTasks,
      now: moment.toISOString(),
      listToken: signOpenedList(sessionSecret, { ...list, pages: 1 }),
      ...(notice && { notice }),
    };
    await sendPage(request, response, "/admin/today", props);
  }

  /** GET /admin/today?day= */
  const index: RequestHandler = (request, response) => show(request, response, asText(request.query.day), "");

  /** POST /admin/today: `day`, and `listToken`, from the last answer */
  const update: RequestHandler = (request, response) =>
    show(request, response, asText(request.body?.day), asText(request.body?.listToken));

  return { index, update };
}
