import { windowShares } from "../../content/generated/windowShares.ts";
import type { PlacedHome } from "./saleHomes.ts";

/** What a buyer may look for in a living room's window. */
export const viewKinds = ["lake", "open"] as const;
export type ViewKind = (typeof viewKinds)[number];

/** Percent of the window's view from which a home counts: a quarter of it is lake, or no other tower stands in it. */
export const viewFrom: Record<ViewKind, number> = { lake: 25, open: 100 };

type Window = Pick<PlacedHome, "tower" | "line" | "floor">;

/** @returns percent of the window's view that is lake, and that has no other tower of the complex in it */
export function viewOf({ tower, line, floor }: Window): Record<ViewKind, number> {
  const [lake, from, open] = windowShares[tower]?.[line - 1] ?? [0, 0, 0];
  return { lake: floor >= from ? lake : 0, open };
}

export const hasView = (home: Window, kind: ViewKind): boolean => viewOf(home)[kind] >= viewFrom[kind];
