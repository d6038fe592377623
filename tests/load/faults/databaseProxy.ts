import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * A proxy between application and database, so that the database can move to another port after a crash, or stop to
 * answer.
 */
export class DatabaseProxy {
  /** The database's port on 127.0.0.1; undefined: connections are refused. */
  target: number | undefined;
  /** Text of the next statement whose answer is dropped: it is executed, but unanswered. */
  unanswered: string | undefined;
  #stalled = false;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((client) => this.#pass(client));

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  /** Passes nothing from now on and loses nothing, like a stopped server. */
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
        if (this.unanswered && data.includes(this.unanswered)) {
          held = true;
          this.unanswered = undefined;
        }
        server.write(data);
      })
      .once("close", () => server.destroy());
    server.on("data", (data) => !held && client.write(data)).once("close", () => client.destroy());
    if (this.#stalled) for (const socket of [client, server]) socket.pause();
  }
}
