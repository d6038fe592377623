import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Milliseconds for which keep-alive connections may send one more request, which is answered with `Connection: close`.
 */
const keepAliveGrace = 3_000;
/** Milliseconds that requests under way get after that. */
const requestGrace = 4_000;

/**
 * Closes a server without losing a request. Closing an idle keep-alive connection while its client writes to it would
 * lose that request, so the listener closes first, connections stay open, and each is closed with its next answer.
 */
export async function closeGracefully(server: Server): Promise<void> {
  server.prependListener("request", (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  // http.Server's own close would end idle connections at once.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  await Promise.race([closed, pause(keepAliveGrace)]);
  server.closeIdleConnections();
  await Promise.race([closed, pause(requestGrace)]);
  server.closeAllConnections();
  await closed;
}
