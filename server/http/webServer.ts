import { createServer, type IncomingMessage, type RequestListener, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { HeaderList } from "../middleware/security.ts";
import { Pipelines } from "./pipelines.ts";
import { countHosts, longestTarget, takeTarget } from "./requestTarget.ts";

/**
 * Milliseconds. Headers are waited for less than 10 s and whole requests less than 30 s, on a machine too that is busy
 * enough for the look at them, twice a second, to come late.
 */
const timeouts = { headersTimeout: 8_000, requestTimeout: 27_000, connectionsCheckingInterval: 500 };

/** Milliseconds after which a client that takes nothing of its answer is let go. A paused film asks for the rest anew. */
const stalled = 60_000;

/**
 * Connections that may wait to be taken: more than Node's 511, past which a crowd's first connections are dropped and
 * tried again only seconds later. The system's own limit counts as well (net.core.somaxconn).
 */
export const backlog = 4_096;

/**
 * Milliseconds for which a client that is refused is still read, and what it says thrown away: ending the connection over
 * what wasn't read would take the refusal back (https://www.rfc-editor.org/rfc/rfc9112#section-9.6).
 */
const lingering = 2_000;

/** What Node answers by itself to what isn't HTTP: https://nodejs.org/api/http.html#event-clienterror */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** @returns why a request isn't looked at: https://www.rfc-editor.org/rfc/rfc9112#section-3.2 */
function refusalOf(request: IncomingMessage): number | undefined {
  const hosts = countHosts(request);
  if (!/^1\.[01]$/.test(request.httpVersion)) return 400;
  if (hosts > 1 || (hosts === 0 && request.httpVersion === "1.1")) return 400;
  if ((request.url ?? "").length > longestTarget) return 414;
  return takeTarget(request) ? undefined : 400;
}

/**
 * The HTTP server around the application.
 * @param headers of every answer, those too that are given before a request can be read
 */
export function webServer(app: RequestListener, headers: HeaderList): Server {
  const refusal = [...headers, ["Connection", "close"], ["Content-Length", "0"]];
  const lines = refusal.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  function say(socket: Socket, status: number): void {
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
    socket.resume();
    const limit = setTimeout(() => socket.destroy(), lingering);
    socket.once("close", () => clearTimeout(limit));
  }
  const pipelines = new Pipelines((request, response) => {
    const status = refusalOf(request);
    if (status) response.writeHead(status, refusal.flat()).end();
    else app(request, response);
  });
  // Node's own refusal of a request without a host has none of our headers.
  const server = createServer({ ...timeouts, requireHostHeader: false }, pipelines.take);
  server.timeout = stalled;
  // An expectation that we don't know changes nothing about the request.
  server.on("checkExpectation", pipelines.take);
  // Otherwise Node would end the connection without a word.
  server.on("connect", (_request: IncomingMessage, socket: Socket) => {
    socket.on("error", () => socket.destroy());
    pipelines.whenAnswered(socket, () => say(socket, 400));
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // It has its last answer; Node still tries to read what follows.
    if (socket.writableEnded && error.code !== "ECONNRESET") return;
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    // What came before it is answered first: the refusal would be taken for the answer to that.
    pipelines.whenAnswered(socket, (begun) => {
      if (begun || !socket.writable) socket.destroy();
      else say(socket, statuses[error.code ?? ""] ?? 400);
    });
  });
  return server;
}
