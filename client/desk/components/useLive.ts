import { useEffect, useRef, useState } from "react";

/** Milliseconds between polls when the stream is blocked. */
const pollEvery = 20_000;
/** Milliseconds without input after which updates stop, because an unattended desk must be signed out. */
const idleTimeout = 60 * 60_000;

/** What the server notifies of; one page watches the same as long as it is open. */
type LiveEvent = "leads" | "homes";
const onlyLeads = ["leads"] as const;

/** A dot in the tab's title marks changes in the background. */
function mark(waiting: boolean): void {
  const title = document.title.replace(/^● /, "");
  document.title = waiting ? `● ${title}` : title;
}

/**
 * Calls back when leads, or what else is named, have changed: on the server's events, or by polling where the stream is blocked. A hidden
 * window marks its title, and calls back when it becomes visible.
 * @returns whether the server's stream is open
 */
export function useLive(onChange: () => void, events: readonly LiveEvent[] = onlyLeads): boolean {
  const [open, setOpen] = useState(false);
  const changed = useRef(onChange);
  changed.current = onChange;
  const watched = useRef(events);

  useEffect(() => {
    let lastSeen = Date.now();
    // Until the stream is open, changes are unknown, also since the page was rendered.
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
    for (const event of watched.current) stream.addEventListener(event, notify);
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
