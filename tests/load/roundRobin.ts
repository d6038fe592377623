import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";

/** A round-robin proxy that tries the next instance when one refuses the connection. */
export class RoundRobin {
  readonly #ports: readonly number[];
  readonly #agent = new Agent({ keepAlive: true, timeout: 4_000 });
  readonly #server: Server = createServer((incoming, answer) => {
    this.#turn += 1;
    this.#pass(incoming, answer, this.#turn, this.#ports.length);
  });
  #turn = 0;

  constructor(ports: readonly number[]) {
    this.#ports = ports;
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve) => this.#server.listen(port, "127.0.0.1", resolve));
  }

  close(): void {
    this.#agent.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #pass(incoming: IncomingMessage, answer: ServerResponse, turn: number, tries: number): void {
    const port = this.#ports[turn % this.#ports.length];
    const { method, url, headers } = incoming;
    const sent = request({ agent: this.#agent, port, method, path: url, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(answer);
    });
    sent.once("error", (error: NodeJS.ErrnoException) => {
      const refused = error.code === "ECONNREFUSED";
      if (refused && tries > 1) this.#pass(incoming, answer, turn + 1, tries - 1);
      else if (!answer.headersSent) answer.writeHead(502).end();
      else answer.destroy();
    });
    // Only GET requests pass here: none has a body.
    sent.end();
  }
}
