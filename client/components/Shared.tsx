import { useEffect, useRef } from "react";
import type { ShareOutcome } from "./useShare.ts";

interface SharedProps {
  outcome: ShareOutcome | undefined;
  /** What it says of each outcome. */
  text: Record<ShareOutcome, string>;
  className?: string | undefined;
}

/** Tells what came of sharing, where it is seen: a phone's bar may cover the place at first. */
export function Shared({ outcome, text, className }: SharedProps) {
  const said = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (outcome) said.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);
  return (
    <span ref={said} className={className} role="status">
      {outcome && text[outcome]}
    </span>
  );
}
