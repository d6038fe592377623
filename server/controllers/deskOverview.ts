import type { RequestHandler } from "express";
import { countLimit, type LogProps, type OverviewProps } from "../../client/pages/Admin/deskProps.ts";
import type { Context } from "../context.ts";
import { signedIn } from "../middleware/administratorsOnly.ts";
import { listDeskLog } from "../models/deskLog.ts";
import { leadOverview } from "../models/leadOverview.ts";
import { countLeftBehind } from "../models/relayBacklog.ts";
import type { AnswerDesk } from "../views/deskPage.ts";
import { asText } from "./asText.ts";

/** The desk's figures and its log: neither shows a lead. */
export function deskOverviewController({ config, database: { db } }: Context, answer: AnswerDesk) {
  /** GET /admin/overview */
  const overview: RequestHandler = async (request, response) => {
    const { email } = signedIn(response);
    const relaying = config.formService !== undefined;
    const [figures, leftBehind] = await Promise.all([leadOverview(db), relaying ? countLeftBehind(db, countLimit) : 0]);
    const props: OverviewProps = { administrator: { email }, relaying, leftBehind, ...figures };
    await answer(request, response, "/admin/overview", props);
  };

  /** GET /admin/log?before= */
  const log: RequestHandler = async (request, response) => {
    const { email } = signedIn(response);
    const before = asText(request.query.before);
    const page = await listDeskLog(db, /^[1-9]\d{0,17}$/.test(before) ? before : undefined);
    const props: LogProps = { administrator: { email }, ...page };
    await answer(request, response, "/admin/log", props);
  };

  return { overview, log };
}
