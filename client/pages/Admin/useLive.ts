import { useEffect, useRef, useState } from "react";

/** Milliseconds between questions where the stream doesn't come through. */
const pollEvery = 20_000;
/** Milliseconds without anybody at the desk after which it stops following: an abandoned desk must be signed out. */
const patience = 60 * 60_000;

/**
 * Calls back whenever leads have changed: told by the server, or by asking again where its stream doesn't come through.
 * A hidden window asks once it is looked at again.
 * @returns whether the server's stream is open
 */
export function useLive(onChange: () => void): boolean {
  const [open, setOpen] = useState(false);
  const changed = useRef(onChange);
  changed.current = onChange;

  useEffect(() => {
    let lastSeen = Date.now();
    let waiting = false;
    let connected = false;
    const seen = () => {
      lastSeen = Date.now();
    };
    const tell = () => {
      if (document.hidden || Date.now() - lastSeen > patience) waiting = true;
      else changed.current();
    };
    const back = () => {
      if (document.hidden) return;
      seen();
      if (waiting) changed.current();
      waiting = false;
    };
    const connect = (now: boolean) => {
      // Whatever happened while it was away is unknown.
      if (now && !connected && waiting) back();
      connected = now;
      setOpen(now);
    };
    const stream = new EventSource("/admin/leads/events");
    stream.addEventListener("leads", tell);
    stream.addEventListener("open", () => connect(true));
    stream.addEventListener("error", () => {
      waiting = true;
      connect(false);
    });
    const timer = setInterval(() => {
      if (!connected) tell();
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
