import pg from "pg";

/** Milliseconds until the connection of a query that isn't answered is given up. */
const queryTimeout = 4_000;

/**
 * A connection that ends with the first query that times out. pg's own `query_timeout` forgets the query and keeps the
 * connection: the statement is still on its way, what waited behind it is dropped unsent (a ROLLBACK, for one), and
 * whatever comes next runs inside a transaction that nobody commits.
 */
export class Client extends pg.Client {
  /** No query begins or goes on after this moment, on the clock of `performance.now()`. */
  deadline = Infinity;
  /** Queries without a ReadyForQuery, the server's last word on each. */
  #unanswered = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Ahead of pg's own listener, which calls back whoever releases the connection.
    this.connection.on("readyForQuery", () => {
      this.#unanswered = Math.max(this.#unanswered - 1, 0);
      this.#watch();
    });
    this.once("end", () => clearTimeout(this.#timer));
  }

  /** Whether everything is answered and no transaction is open: nothing else may be handed to somebody new. */
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

  /** Ends the connection at once, without a word to a server that may not listen: it takes back what is uncommitted. */
  discard(reason = new Error("Connection terminated")): void {
    this.connection.stream.destroy(reason);
    // Marks it as ending at once, so that no pool keeps it.
    void this.end();
  }

  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#unanswered === 0) return;
    const left = Math.min(queryTimeout, this.deadline - performance.now());
    this.#timer = setTimeout(() => this.discard(new Error("Query read timeout")), left).unref();
  }
}
