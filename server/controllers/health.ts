import type { RequestHandler } from "express";
import type { Context } from "../context.ts";
import { isReachable } from "../database/isReachable.ts";

export function healthController({ database: { db }, stopping }: Context) {
  /** GET /healthz: the process is running. */
  const live: RequestHandler = (_request, response) => {
    response.set("Cache-Control", "no-store").json({ status: "ok" });
  };

  /** GET /readyz: the database answers, and the server isn't about to stop. */
  const ready: RequestHandler = async (_request, response) => {
    response.set("Cache-Control", "no-store");
    const isReady = !stopping() && (await isReachable(db));
    response.status(isReady ? 200 : 503).json({ status: isReady ? "ok" : "unavailable" });
  };

  return { live, ready };
}
