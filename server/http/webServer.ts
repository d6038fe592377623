import { createServer, type IncomingMessage, type RequestListener, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { HeaderList } from "../middleware/security.ts";
import { Pipelines } from "./pipelines.ts";
import { countHosts, maxTargetLength, normalizeTarget } from "./requestTarget.ts";

/**
 * Milliseconds. Below 10 s for headers and 30 s for whole requests, because on a busy machine Node's check, twice a
 * second, may run late.
 */
const timeouts = { headersTimeout: 8_000, requestTimeout: 27_000, connectionsCheckingInterval: 500 };

/**
 * Milliseconds after which a client that reads nothing of its answer is disconnected. A paused film requests the rest
 * again.
 */
const idleTimeout = 60_000;

/**
 * Connections that may wait to be accepted. Beyond Node's default of 511 a burst of connections is dropped and retried
 * only seconds later. The system's limit applies too (net.core.somaxconn).
 */
export const backlog = 4_096;

/**
 * Milliseconds for which a refused client's input is still read and discarded: closing a connection with unread input
 * can discard the answer (https://www.rfc-editor.org/rfc/rfc9112#section-9.6).
 */
const lingerTime = 2_000;

/** Node's own answers to invalid HTTP: https://nodejs.org/api/http.html#event-clienterror */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** @returns the status that refuses a malformed request: https://www.rfc-editor.org/rfc/rfc9112#section-3.2 */
function refusalOf(request: IncomingMessage): number | undefined {
  const hosts = countHosts(request);
  if (!/^1\.[01]$/.test(request.httpVersion)) return 400;
  if (hosts > 1 || (hosts === 0 && request.httpVersion === "1.1")) return 400;
  if ((request.url ?? "").length > maxTargetLength) return 414;
  return normalizeTarget(request) ? undefined : 400;
}

/**
 * The HTTP server around the application.
 * @param headers for every answer, including those given before a request can be parsed
 */
export function webServer(app: RequestListener, headers: HeaderList): Server {
  const refusal = [...headers, ["Connection", "close"], ["Content-Length", "0"]];
  const lines = refusal.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  function refuse(socket: Socket, status: number): void {
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
    socket.resume();
    const limit = setTimeout(() => socket.destroy(), lingerTime);
    socket.once("close", () => clearTimeout(limit));
  }
  const pipelines = new Pipelines((request, response) => {
    const status = refusalOf(request);
    if (status) response.writeHead(status, refusal.flat()).end();
    else app(request, response);
  });
  // Node's own refusal of a request without a host would lack our headers.
  const server = createServer({ ...timeouts, requireHostHeader: false }, pipelines.take);
  server.timeout = idleTimeout;
  // Unknown expectations are ignored.
  server.on("checkExpectation", pipelines.take);
  // Otherwise Node would close the connection without an answer.
  server.on("connect", (_request: IncomingMessage, socket: Socket) => {
    socket.on("error", () => socket.destroy());
    pipelines.whenAnswered(socket, () => refuse(socket, 400));
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // The last answer is sent; Node still tries to parse what follows.
    if (socket.writableEnded && error.code !== "ECONNRESET") return;
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    // Earlier requests are answered first, or this refusal would be taken for their answer.
    pipelines.whenAnswered(socket, (begun) => {
      if (begun || !socket.writable) socket.destroy();
      else refuse(socket, statuses[error.code ?? ""] ?? 400);
    });
  });
  return server;
}
