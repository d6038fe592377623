import { useEffect, useRef, useState } from "react";

/** Milliseconds between questions where the stream doesn't come through. */
const pollEvery = 20_000;
/** Milliseconds without anybody at the desk after which it stops following: an abandoned desk must be signed out. */
const idleTimeout = 60 * 60_000;

/** A dot in the tab's title says that something has changed behind it. */
function mark(waiting: boolean): void {
  const title = document.title.replace(/^● /, "");
  document.title = waiting ? `● ${title}` : title;
}

/**
 * Calls back whenever leads have changed: on the server's events, or by polling where the stream is blocked.
 * A hidden window says so in its title, and asks once it is looked at again.
 * @returns whether the server's stream is open
 */
export function useLive(onChange: () => void): boolean {
  const [open, setOpen] = useState(false);
  const changed = useRef(onChange);
  changed.current = onChange;

  useEffect(() => {
    let lastSeen = Date.now();
    // Until the stream is there, whatever happens is unknown: since the page was drawn, too.
    let waiting = true;
    let connected = false;
    const seen = () => {
      lastSeen = Date.now();
    };
    const notify = () => {
      if (document.hidden || Date.now() - lastSeen > idleTimeout) {
        waiting = true;
        mark(connected);
      } else changed.current();
    };
    const back = () => {
      if (document.hidden) return;
      seen();
      if (waiting) changed.current();
      waiting = false;
      mark(false);
    };
    const connect = (now: boolean) => {
      if (now && !connected && waiting) back();
      connected = now;
      setOpen(now);
    };
    const stream = new EventSource("/admin/leads/events");
    stream.addEventListener("leads", notify);
    stream.addEventListener("open", () => connect(true));
    stream.addEventListener("error", () => {
      waiting = true;
      connect(false);
    });
    const timer = setInterval(() => {
      if (!connected) notify();
    }, pollEvery);
    const signs = ["pointerdown", "keydown", "wheel"] as const;
    for (const sign of signs) addEventListener(sign, seen, { passive: true });
    document.addEventListener("visibilitychange", back);
    return () => {
      stream.close();
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, seen);
      document.removeEventListener("visibilitychange", back);
    };
  }, []);

  return open;
}
