import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * Stands between the application and the database, so that the database can move to another port after a crash, or be
 * made to take connections and never answer.
 */
export class DatabaseProxy {
  /** Port on 127.0.0.1 of the database; undefined: connections are refused as by a dead one. */
  target: number | undefined;
  /** A word of the next statement whose answer is held back for good: it is executed, and nobody hears of it. */
  unanswered: string | undefined;
  #silent = false;
  #stalled = false;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((client) => this.#pass(client));

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  /** From now on nothing comes back, on connections that are open neither. */
  set silent(silent: boolean) {
    this.#silent = silent;
    // What was swallowed meanwhile can't be made up for: those connections end.
    if (!silent) this.cut();
  }

  /** From now on nothing passes and nothing is lost, as with a server that is stopped for a while. */
  set stalled(stalled: boolean) {
    this.#stalled = stalled;
    for (const socket of this.#sockets) {
      if (stalled) socket.pause();
      else socket.resume();
    }
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => {}).once("close", () => this.#sockets.delete(socket));
  }

  #pass(client: Socket): void {
    this.#keep(client);
    if (this.target === undefined) {
      client.resetAndDestroy();
      return;
    }
    const server = connect(this.target, "127.0.0.1");
    this.#keep(server);
    let held = false;
    client
      .on("data", (data) => {
        if (this.#silent) return;
        if (this.unanswered && data.includes(this.unanswered)) {
          held = true;
          this.unanswered = undefined;
        }
        server.write(data);
      })
      .once("close", () => server.destroy());
    server.on("data", (data) => !this.#silent && !held && client.write(data)).once("close", () => client.destroy());
    if (this.#stalled) for (const socket of [client, server]) socket.pause();
  }
}
