import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Socket } from "node:net";
import type { Express } from "express";

/**
 * Milliseconds. Below 10 s for headers and 30 s for whole requests, because on a busy machine Node's check, twice a
 * second, may run late.
 */
const timeouts = { headersTimeout: 8_000, requestTimeout: 27_000, connectionsCheckingInterval: 500 };

/**
 * Milliseconds after which a client that reads nothing of its response is disconnected. A paused film requests the rest
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
 * can discard the response (https://www.rfc-editor.org/rfc/rfc9112#section-9.6).
 */
const lingerTime = 2_000;

/** Requests that a connection may have under way. Browsers and proxies send one at a time; pipelines are attacks. */
export const maxUnderWay = 32;

/**
 * Longest request target, in bytes; RFC 9110 recommends supporting at least this:
 * https://www.rfc-editor.org/rfc/rfc9110#section-4.1
 */
const maxTargetLength = 8_000;

/** Node's own responses to invalid HTTP: https://nodejs.org/api/http.html#event-clienterror */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const absolute = /^https?:\/\/([^/?#]+)([/?][^#]*)?$/i;

/**
 * Converts a request target in absolute form (`GET http://host/path`), which is meant for proxies, into origin form.
 * Its host replaces the Host header: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 * @returns false when the target isn't an address of a site
 */
function normalizeTarget(request: IncomingMessage): boolean {
  const { url = "", method } = request;
  if (url.startsWith("/") || (url === "*" && method === "OPTIONS")) return true;
  const [, host, path = ""] = absolute.exec(url) ?? [];
  if (!host) return false;
  request.url = path.startsWith("/") ? path : `/${path}`;
  request.headers.host = host;
  return true;
}

/** @returns the number of hosts in a request: Node uses the first, a proxy may use the last */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hosts += 1;
  return hosts;
}

/** @returns the status that refuses a malformed request: https://www.rfc-editor.org/rfc/rfc9112#section-3.2 */
function refusalOf(request: IncomingMessage): number | undefined {
  const hosts = countHosts(request);
  if (!/^1\.[01]$/.test(request.httpVersion)) return 400;
  if (hosts > 1 || (hosts === 0 && request.httpVersion === "1.1")) return 400;
  if ((request.url ?? "").length > maxTargetLength) return 414;
  return normalizeTarget(request) ? undefined : 400;
}

/**
 * Makes Node create requests and responses with Express's prototypes. Express sets them on each, and an object whose
 * prototype has been changed is slow ever after: that took two thirds of a cached page's time.
 */
function expressMessages(app: Express) {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  app.request = Object.setPrototypeOf(Request.prototype, app.request);
  app.response = Object.setPrototypeOf(Response.prototype, app.response);
  return { IncomingMessage: Request, ServerResponse: Response };
}

interface Connection {
  /** Requests under way. */
  count: number;
  /** The response to the last one. */
  last?: ServerResponse;
  /** Whether a request was refused: the client reads that the connection closes, so what follows isn't performed. */
  refused?: true;
}

/**
 * The HTTP server around the application.
 * @param headers for every response, including those given before a request can be parsed
 */
export function webServer(app: Express, headers: Readonly<Record<string, string>>): Server {
  const connections = new WeakMap<Socket, Connection>();
  const refusalHeaders = { ...headers, Connection: "close", "Content-Length": "0" };
  const refusalLines = Object.entries(refusalHeaders)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");

  const listener: RequestListener = (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket) ?? { count: 0 };
    connections.set(socket, connection);
    if (connection.refused) return;
    connection.count += 1;
    if (connection.count > maxUnderWay) {
      socket.destroy();
      return;
    }
    connection.last = response;
    response.once("close", () => {
      connection.count -= 1;
    });
    const status = refusalOf(request);
    if (!status) return app(request, response);
    connection.refused = true;
    response.writeHead(status, refusalHeaders).end();
  };

  /** Refuses what isn't a request, unless that would be taken for the response to an earlier one. */
  function refuse(socket: Socket, status: number): void {
    const { count, last } = connections.get(socket) ?? { count: 0 };
    const isFirst = count === 0 || (count === 1 && !last?.req.complete && !last?.headersSent);
    if (!socket.writable || !isFirst) return void socket.destroy();
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${refusalLines}\r\n`);
    socket.resume();
    const limit = setTimeout(() => socket.destroy(), lingerTime);
    socket.once("close", () => clearTimeout(limit));
  }

  // Node's own refusal of a request without a host would lack our headers.
  const server = createServer({ ...timeouts, ...expressMessages(app), requireHostHeader: false }, listener);
  server.timeout = idleTimeout;
  // Unknown expectations are ignored.
  server.on("checkExpectation", listener);
  // Otherwise Node would close the connection without a response.
  server.on("connect", (_request: IncomingMessage, socket: Socket) => {
    socket.on("error", () => socket.destroy());
    refuse(socket, 400);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // The last response is sent; Node still tries to parse what follows.
    if (socket.writableEnded && error.code !== "ECONNRESET") return;
    if (error.code === "ECONNRESET") socket.destroy();
    else refuse(socket, statuses[error.code ?? ""] ?? 400);
  });
  return server;
}
