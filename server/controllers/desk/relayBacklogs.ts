import type { RequestHandler } from "express";
import { countLimit } from "../../../client/contract/desk/leads.ts";
import type { Context } from "../../context.ts";
import { Conflict } from "../../errors.ts";
import { signedIn } from "../../middleware/administratorsOnly.ts";
import { countLeftBehind, planBacklog } from "../../models/relayBacklog.ts";
import { answerChange } from "../../views/answerChange.ts";

export const nowhereToSend = "외부 접수 서비스가 설정되지 않아 보낼 곳이 없습니다.";

/** All leads that the form service doesn't have. */
export function relayBacklogsController({ config, database: { db } }: Context) {
  /** POST /admin/relay: relays everything that was stored before a service was configured, or given up. */
  const create: RequestHandler = async (request, response) => {
    if (!config.formService) throw new Conflict(nowhereToSend);
    const shown = await countLeftBehind(db, countLimit);
    await planBacklog(db, { administrator: signedIn(response).email, shown });
    answerChange(request, response, "/admin/overview", { status: 202, body: { ok: true, count: shown } });
  };

  return { create };
}
