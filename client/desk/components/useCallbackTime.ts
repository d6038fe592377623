import { useEffect, useState } from "react";

/** Longest delay of a browser's timer, in milliseconds. */
const maxDelay = 2_147_483_647;

/**
 * Reminds of the next callback on any open desk page.
 * @param next its time
 * @returns whether that time has come since the page was shown
 */
export function useCallbackTime(next: string | null): boolean {
  const [reached, setReached] = useState<string>();
  useEffect(() => {
    if (next === null) return;
    const wait = new Date(next).getTime() - Date.now();
    if (wait > maxDelay) return;
    const timer = setTimeout(() => setReached(next), Math.max(wait, 0));
    return () => clearTimeout(timer);
  }, [next]);
  return next !== null && reached === next;
}
