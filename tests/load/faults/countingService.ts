import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A form service that accepts most requests, fails now and then, and records each accepted key. */
export class CountingService {
  /** How often it accepted each key. */
  readonly taken = new Map<string, number>();
  #received = 0;
  readonly #delay: number;
  readonly #server = createServer((request, response) => {
    request.resume().on("end", async () => {
      if (this.#delay > 0) await pause(this.#delay);
      this.#received += 1;
      if (this.#received % 50 === 0) return response.writeHead(503).end();
      const key = String(request.headers["idempotency-key"]);
      this.taken.set(key, (this.taken.get(key) ?? 0) + 1);
      response.writeHead(200, { "Content-Type": "application/json" }).end('{"ok":true}');
    });
  });

  /** @param delay milliseconds until it answers */
  constructor({ delay = 0 } = {}) {
    this.#delay = delay;
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
