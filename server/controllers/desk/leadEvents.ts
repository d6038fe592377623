import type { RequestHandler, Response } from "express";
import type { Context } from "../../context.ts";
import { isStillSignedIn } from "../../middleware/session.ts";

/** Milliseconds between heartbeats, which keep proxies from closing the connection and reveal dead ones. */
const heartbeat = 15_000;
/** Milliseconds within which changes are sent as one event. */
const gather = 300;
/** Milliseconds between checks for whether the server is stopping. */
const look = 500;

/** An event stream that notifies open desk pages that leads have changed. It carries no data about them. */
export function leadEventsController(context: Context) {
  const { notifications, stopping } = context;
  const open = new Set<Response>();
  let gathering = false;

  const tell = (words: string) => {
    for (const response of open) response.write(words);
  };
  notifications.on("leads", () => {
    if (gathering || open.size === 0) return;
    gathering = true;
    setTimeout(() => {
      gathering = false;
      tell("event: leads\ndata: changed\n\n");
    }, gather);
  });

  /** GET /admin/leads/events */
  const index: RequestHandler = (request, response) => {
    response.set({ "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" });
    response.flushHeaders();
    response.write("retry: 3000\n\n");
    open.add(response);
    const beat = setInterval(async () => {
      // Signing out elsewhere ends the stream too; an unavailable database doesn't count as a sign-out.
      if (await isStillSignedIn(request, context).catch(() => true)) response.write(":\n\n");
      else response.end();
    }, heartbeat);
    const watch = setInterval(() => stopping() && response.end(), look);
    response.on("close", () => {
      clearInterval(beat);
      clearInterval(watch);
      open.delete(response);
    });
  };

  return { index };
}
