import { useState } from "react";

/** What was said about sharing last: the address was copied, or can't be. */
export type ShareOutcome = "copied" | "failed";

/**
 * Shares an address: phones open their own sheet, others copy it.
 * @returns the function, the outcome to be told, and a function that forgets it
 */
export function useShare() {
  const [outcome, setOutcome] = useState<ShareOutcome>();
  async function share(title: string, path: string): Promise<void> {
    const url = new URL(path, location.href).href;
    try {
      if ("share" in navigator && matchMedia("(max-width: 900px)").matches) await navigator.share?.({ title, url });
      else {
        await navigator.clipboard?.writeText(url);
        setOutcome("clipboard" in navigator ? "copied" : "failed");
      }
    } catch (error) {
      // The visitor closed the share sheet.
      if ((error as Error).name !== "AbortError") setOutcome("failed");
    }
  }
  return { share, outcome, forget: () => setOutcome(undefined) };
}
