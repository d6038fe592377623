import { machineNames } from "../../client/content/machineNames.ts";
import { Client } from "./client.ts";

/** What processes notify each other of: a channel for each kind of content that others cache or watch. */
export type Channel = "articles" | "leads" | "assets";

export interface Notifications {
  /**
   * Calls the listener after each committed `NOTIFY` on the channel, by this process too, and after a lost connection
   * is back: what was said meanwhile is unknown.
   * @returns what ends the subscription
   */
  on(channel: Channel, listener: () => void): () => void;
  close(): Promise<void>;
}

/** Milliseconds between attempts to listen again. */
const retryAfter = 1_000;

/**
 * Listens on a connection of its own, for as long as the process lives. While it is away everything else goes on:
 * what depends on it must hold by other means too, only later.
 * @see https://www.postgresql.org/docs/18/sql-listen.html
 */
export function listen(url: string, log: (trouble: unknown) => void): Notifications {
  const listeners = new Map<Channel, Set<() => void>>([
    ["articles", new Set()],
    ["leads", new Set()],
    ["assets", new Set()],
  ]);
  const tell = (channel: Channel) => {
    for (const listener of listeners.get(channel) ?? []) listener();
  };
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let connectedBefore = false;

  async function connect(): Promise<void> {
    const own = new Client({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      application_name: `${machineNames.service} notifications`,
    });
    client = own;
    own.on("notification", ({ channel }) => tell(channel as Channel));
    // "end" follows an error, and comes alone when the server goes away politely.
    own.on("error", log);
    own.once("end", () => again(own));
    try {
      await own.connect();
      await own.query([...listeners.keys()].map((channel) => `LISTEN ${channel}`).join("; "));
      if (connectedBefore) for (const channel of listeners.keys()) tell(channel);
      connectedBefore = true;
    } catch (error) {
      log(error);
      await own.end().catch(() => {});
      again(own);
    }
  }

  function again(lost: Client): void {
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
