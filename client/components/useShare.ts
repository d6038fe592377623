import { useState } from "react";

/** What was said about sharing last: the text was copied, or can't be. */
export type ShareOutcome = "copied" | "failed";

/**
 * Shares an address: phones open their own sheet, others copy it. Other text is copied everywhere.
 * @returns the functions, the outcome to be told (see Shared.tsx), and a function that forgets it
 */
export function useShare() {
  const [outcome, setOutcome] = useState<ShareOutcome>();
  async function copy(text: string): Promise<void> {
    try {
      // Browsers have none on pages without TLS.
      await navigator.clipboard?.writeText(text);
      setOutcome(navigator.clipboard ? "copied" : "failed");
    } catch {
      setOutcome("failed");
    }
  }
  async function share(title: string, path: string): Promise<void> {
    const url = new URL(path, location.href).href;
    if (!("share" in navigator && matchMedia("(max-width: 900px)").matches)) return copy(url);
    try {
      await navigator.share?.({ title, url });
    } catch (error) {
      // The visitor closed the share sheet.
      if ((error as Error).name !== "AbortError") setOutcome("failed");
    }
  }
  return { share, copy, outcome, forget: () => setOutcome(undefined) };
}
