import { machineNames } from "../../client/content/complex.ts";
import { Client } from "./client.ts";

/** Changes that processes notify each other of: a channel per kind of content that others cache or watch. */
export type Channel = "articles" | "leads" | "homes" | "notices" | "terms" | "rooms";

export interface Notifications {
  /**
   * Calls the listener after each committed `NOTIFY` on the channel, including this process's own, and after each
   * reconnection, because notifications may have been missed; then without what a notification says.
   * @returns a function that ends the subscription
   */
  on(channel: Channel, listener: (said?: string) => void): () => void;
  close(): Promise<void>;
}

/** Milliseconds between attempts to reconnect. */
const retryAfter = 1_000;

/**
 * Listens on a connection of its own for the life of the process. Nothing may depend on it alone: while it is down,
 * caches expire by their lifetimes.
 * @see https://www.postgresql.org/docs/18/sql-listen.html
 */
export function listen(url: string, log: (problem: unknown) => void): Notifications {
  const listeners = new Map<Channel, Set<(said?: string) => void>>([
    ["articles", new Set()],
    ["leads", new Set()],
    ["homes", new Set()],
    ["notices", new Set()],
    ["terms", new Set()],
    ["rooms", new Set()],
  ]);
  const notify = (channel: Channel, said?: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(said);
  };
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let connectedBefore = false;

  async function connect(): Promise<void> {
    const connection = new Client({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      application_name: `${machineNames.service} notifications`,
    });
    client = connection;
    connection.on("notification", ({ channel, payload }) => notify(channel as Channel, payload));
    // "end" follows an error, and comes alone when the server closes the connection cleanly.
    connection.on("error", log);
    connection.once("end", () => reconnect(connection));
    try {
      await connection.connect();
      await connection.query([...listeners.keys()].map((channel) => `LISTEN ${channel}`).join("; "));
      if (connectedBefore) for (const channel of listeners.keys()) notify(channel);
      connectedBefore = true;
    } catch (error) {
      log(error);
      await connection.end().catch(() => {});
      reconnect(connection);
    }
  }

  function reconnect(lost: Client): void {
    if (closed || client !== lost) return;
    client = undefined;
    timer = setTimeout(() => void connect(), retryAfter);
  }

  void connect();
  return {
    on(channel, listener) {
      listeners.get(channel)?.add(listener);
      return () => listeners.get(channel)?.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
