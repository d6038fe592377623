import type { RequestHandler } from "express";
import { countLimit } from "../../../client/shared/desk/leads.ts";
import type { Context } from "../../context.ts";
import { Conflict } from "../../httpErrors.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { countUnrelayed, planBacklog } from "../../models/relay/relayBacklog.ts";
import { sendChange } from "../../views/sendChange.ts";

export const noFormService = "외부 접수 서비스가 설정되지 않아 보낼 곳이 없습니다.";

/** All leads that the form service doesn't have. */
export function relayBacklogsController({ config, database: { db } }: Context) {
  /** POST /admin/relay: relays everything that was stored before a service was configured, or given up. */
  const create: RequestHandler = async (request, response) => {
    if (!config.formService) throw new Conflict(noFormService);
    const shown = await countUnrelayed(db, countLimit);
    await planBacklog(db, { administrator: signedIn(response).email, shown });
    sendChange(request, response, "/admin/overview", { status: 202, body: { ok: true, count: shown } });
  };

  return { create };
}
