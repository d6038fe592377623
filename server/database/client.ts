import pg from "pg";

/** Milliseconds after which an unanswered query closes its connection. */
const queryTimeout = 4_000;

/**
 * A connection that closes when a query times out. pg's own `query_timeout` forgets the query and keeps the connection:
 * the statement still runs, queued queries (a ROLLBACK, for one) are dropped unsent, and the next user runs inside a
 * transaction that is never committed.
 */
export class Client extends pg.Client {
  /** No query starts or continues after this time, on the clock of `performance.now()`. */
  deadline = Infinity;
  /** Queries that haven't received ReadyForQuery, the last message for each. */
  #unanswered = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Registered before pg's own listener, which calls back the code that releases the connection.
    this.connection.on("readyForQuery", () => {
      this.#unanswered = Math.max(this.#unanswered - 1, 0);
      this.#watch();
    });
    this.once("end", () => clearTimeout(this.#timer));
  }

  /** Whether all queries are answered and no transaction is open: only then may the connection be reused. */
  get idle(): boolean {
    return this.#unanswered === 0 && this.getTransactionStatus() === "I";
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads, passed on as they are
  override query(...parameters: any[]): any {
    if (this.deadline <= performance.now()) this.discard();
    this.#unanswered += 1;
    if (this.#unanswered === 1) this.#watch();
    return super.query(...(parameters as [string]));
  }

  /** Destroys the socket at once, without a message to a server that may not read it. The server rolls back. */
  discard(reason = new Error("Connection terminated")): void {
    this.connection.stream.destroy(reason);
    // Marks the client as ended, so that no pool keeps it.
    void this.end();
  }

  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#unanswered === 0) return;
    const left = Math.min(queryTimeout, this.deadline - performance.now());
    this.#timer = setTimeout(() => this.discard(new Error("Query read timeout")), left).unref();
  }
}
