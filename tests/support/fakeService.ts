import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** Answers one request; tests set it. */
export type Behaviour = (response: ServerResponse, received: Received) => void;

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));

/** A fake outside service that records what it receives. */
export async function startFakeService() {
  const service = {
    received: [] as Received[],
    behave: json(200, { ok: true }),
    url: "",
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += part;
    const received: Received = {
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      body: text === "" ? {} : JSON.parse(text),
    };
    service.received.push(received);
    service.behave(response, received);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

/** The same, for all tests of one file. */
export async function testService() {
  const service = await startFakeService();
  afterAll(() => service.stop());
  return service;
}

export type FakeService = Awaited<ReturnType<typeof startFakeService>>;
