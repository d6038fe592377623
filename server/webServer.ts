import { createServer, type IncomingMessage, type RequestListener, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { HeaderList } from "./middleware/security.ts";

/**
 * Milliseconds. Headers are waited for less than 10 s and whole requests less than 30 s, on a machine too that is busy
 * enough for the look at them, twice a second, to come late.
 */
const patience = { headersTimeout: 8_000, requestTimeout: 27_000, connectionsCheckingInterval: 500 };

/** Milliseconds after which a client that takes nothing of its answer is let go. A paused film asks for the rest anew. */
const stalled = 60_000;

/**
 * Connections that may wait to be taken: more than Node's 511, past which a crowd's first connections are dropped and
 * tried again only seconds later. The system's own limit counts as well (net.core.somaxconn).
 */
export const backlog = 4_096;

/** What Node answers by itself to what isn't HTTP: https://nodejs.org/api/http.html#event-clienterror */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Node takes the first of several hosts, a proxy may take the last: https://www.rfc-editor.org/rfc/rfc9112#section-3.2 */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hosts += 1;
  return hosts > 1;
}

/**
 * The HTTP server around the application.
 * @param headers of every answer, those too that are given before a request can be read
 */
export function webServer(app: RequestListener, headers: HeaderList): Server {
  const refusal = [...headers, ["Connection", "close"], ["Content-Length", "0"]];
  const lines = refusal.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const listener: RequestListener = (request, response) => {
    if (hasSeveralHosts(request)) response.writeHead(400, refusal.flat()).end();
    else app(request, response);
  };
  const server = createServer(patience, listener);
  server.timeout = stalled;
  // An expectation that we don't know changes nothing about the request.
  server.on("checkExpectation", listener);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    const status = statuses[error.code ?? ""] ?? 400;
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`, () => socket.destroy());
  });
  return server;
}
