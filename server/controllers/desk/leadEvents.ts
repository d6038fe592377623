import type { RequestHandler, Response } from "express";
import type { Context } from "../../context.ts";
import { isStillSignedIn } from "../../middleware/session.ts";

/** Milliseconds between heartbeats, which keep proxies from closing the connection and reveal dead ones. */
const heartbeat = 15_000;
/** Milliseconds within which changes are sent as one event. */
const debounce = 300;
/** Milliseconds between checks for whether the server is stopping. */
const checkInterval = 500;

/** What open desk pages are notified of, each as an event of that name. */
const channels = ["leads", "homes"] as const;

/** An event stream that notifies open desk pages that leads or homes have changed. It carries no data about them. */
export function leadEventsController(context: Context) {
  const { notifications, stopping } = context;
  const open = new Set<Response>();

  const broadcast = (message: string) => {
    for (const response of open) response.write(message);
  };
  const scheduled = new Set<string>();
  for (const channel of channels)
    notifications.on(channel, () => {
      if (scheduled.has(channel) || open.size === 0) return;
      scheduled.add(channel);
      setTimeout(() => {
        scheduled.delete(channel);
        broadcast(`event: ${channel}\ndata: changed\n\n`);
      }, debounce);
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
    const watch = setInterval(() => stopping() && response.end(), checkInterval);
    response.on("close", () => {
      clearInterval(beat);
      clearInterval(watch);
      open.delete(response);
    });
  };

  return { index };
}
