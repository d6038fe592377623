import type { RequestHandler } from "express";
import { z } from "zod";
import { formatVisit } from "../../../client/complex/sale/visitSlots.ts";
import { office } from "../../../client/copy/office.ts";
import { countLimit } from "../../../client/shared/desk/leads.ts";
import { deskActions, type LogProps } from "../../../client/shared/desk/log.ts";
import type { OverviewProps } from "../../../client/shared/desk/overview.ts";
import { fieldLimits } from "../../../client/shared/limits.ts";
import { isOneLine } from "../../../client/shared/plainText.ts";
import { seoulTime } from "../../../client/shared/seoulTime.ts";
import { openingTasks } from "../../config/operator.ts";
import type { Context } from "../../context.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { listDeskLog, listLogAccounts } from "../../models/deskLog.ts";
import { countWaiting } from "../../models/home/waitlist.ts";
import { leadOverview } from "../../models/lead/leadOverview.ts";
import { countUnrelayed } from "../../models/relay/relayBacklog.ts";
import { countCopies } from "../../models/relay/serviceCopy.ts";
import { rowId } from "../../models/rowId.ts";
import { countHeldTexts, releaseHeldTexts, textBudget } from "../../models/text/heldTexts.ts";
import { cancelledVisits } from "../../models/visit/visit.ts";
import { sendChange } from "../../views/sendChange.ts";
import type { SendDeskPage } from "./deskPage.ts";

const id = z.string().regex(rowId).optional().catch(undefined);

/** An empty or invalid field doesn't filter. */
const logQuery = z.object({
  account: z.string().min(1).max(fieldLimits.email).refine(isOneLine).optional().catch(undefined),
  action: z.enum(deskActions).optional().catch(undefined),
  lead: id,
  before: id,
});

/** Cancelled visits listed in the overview. */
const cancelledShown = 20;

/** The desk's figures and its log: neither shows a lead. */
export function deskOverviewController({ config, database: { db }, now }: Context, sendPage: SendDeskPage) {
  /** GET /admin/overview */
  const overview: RequestHandler = async (request, response) => {
    const { email } = signedIn(response);
    const relaying = config.formService !== undefined;
    const [figures, unrelayed, copies, waitlist, heldTexts, budget, cancelled] = await Promise.all([
      leadOverview(db),
      relaying ? countUnrelayed(db, countLimit) : 0,
      countCopies(db, countLimit),
      countWaiting(db),
      countHeldTexts(db),
      textBudget(db, config.textLimits, now()),
      cancelledVisits(db, { now: now(), limit: cancelledShown }),
    ]);
    const props: OverviewProps = {
      administrator: { email },
      relaying,
      unrelayed,
      copies,
      waitlist,
      heldTexts,
      textBudget: budget,
      tasks: openingTasks(config),
      cancelledVisits: cancelled.map(({ registrationId, startsAt, cancelledAt, reason }) => ({
        at: cancelledAt.toISOString(),
        title: `${formatVisit(seoulTime(startsAt))} 방문`,
        note: `상담 ${registrationId} · ${office.endings[reason]}`,
      })),
      ...figures,
    };
    await sendPage(request, response, "/admin/overview", props);
  };

  /** GET /admin/log?account=&action=&lead=&before= */
  const log: RequestHandler = async (request, response) => {
    const { email } = signedIn(response);
    const { before, ...filters } = logQuery.parse(request.query);
    const [page, accounts] = await Promise.all([listDeskLog(db, filters, before), listLogAccounts(db)]);
    const props: LogProps = { administrator: { email }, filters, accounts, ...page };
    await sendPage(request, response, "/admin/log", props);
  };

  /** POST /admin/texts: sends the texts that were held beyond the limits. */
  const sendHeldTexts: RequestHandler = async (request, response) => {
    const count = await releaseHeldTexts(db, signedIn(response), now());
    sendChange(request, response, "/admin/overview", { status: 202, body: { ok: true, count } });
  };

  return { overview, log, sendHeldTexts };
}
