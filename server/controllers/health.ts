import type { RequestHandler } from "express";
import type { Database } from "../database/connect.ts";

/** The process lives. */
export const live: RequestHandler = (_request, response) => {
  response.set("Cache-Control", "no-store").json({ status: "ok" });
};

/** The database answers, and the server isn't about to stop. */
export function ready({ db }: Database, stopping: () => boolean): RequestHandler {
  return async (_request, response) => {
    response.set("Cache-Control", "no-store");
    const answers =
      !stopping() &&
      (await db.raw("SELECT 1").then(
        () => true,
        () => false,
      ));
    response.status(answers ? 200 : 503).json({ status: answers ? "ok" : "unavailable" });
  };
}
