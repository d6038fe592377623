import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Metrics } from "./metrics.ts";

interface Options {
  port: number;
  host: string;
}

/**
 * Answers GET /metrics on a port of its own, which no proxy exposes: the metrics are for the operator.
 * @returns the port, and a function that closes it
 * @throws Error when the port is taken
 */
export async function serveMetrics(
  { registry }: Metrics,
  { port, host }: Options,
): Promise<{ port: number; close(): void }> {
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": registry.contentType, "Cache-Control": "no-store" });
    response.end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
