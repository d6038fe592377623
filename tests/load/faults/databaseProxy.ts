import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * Stands between the application and the database, so that the database can move to another port after a crash, or be
 * made to take connections and never answer.
 */
export class DatabaseProxy {
  /** Port on 127.0.0.1 of the database; undefined: connections are refused as by a dead one. */
  target: number | undefined;
  #silent = false;
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
    client.on("data", (data) => !this.#silent && server.write(data)).once("close", () => server.destroy());
    server.on("data", (data) => !this.#silent && client.write(data)).once("close", () => client.destroy());
  }
}
