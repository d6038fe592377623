import type { RequestHandler } from "express";
import { answers } from "../database/answers.ts";
import type { Database } from "../database/connect.ts";

/** The process lives. */
export const live: RequestHandler = (_request, response) => {
  response.set("Cache-Control", "no-store").json({ status: "ok" });
};

/** The database answers, and the server isn't about to stop. */
export function ready({ db }: Database, stopping: () => boolean): RequestHandler {
  return async (_request, response) => {
    response.set("Cache-Control", "no-store");
    const isReady = !stopping() && (await answers(db));
    response.status(isReady ? 200 : 503).json({ status: isReady ? "ok" : "unavailable" });
  };
}
