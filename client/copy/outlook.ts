import type { Line } from "../shared/plans/measurementTypes.ts";

/** @returns "남향", or the deviation from it: "남동쪽으로 10도" */
export function bearingText({ facing, bearing }: Pick<Line, "facing" | "bearing">): string {
  const due = { 북: 0, 동: 90, 남: 180, 서: 270 }[facing];
  const clockwise = { 북: "동", 동: "남", 남: "서", 서: "북" } as const;
  const back = { 북: "서", 동: "북", 남: "동", 서: "남" } as const;
  const off = ((bearing - due + 540) % 360) - 180;
  if (off === 0) return `정${facing}향`;
  return `${facing}향(${off > 0 ? clockwise[facing] : back[facing]}쪽으로 ${Math.abs(off)}도)`;
}

/** @returns what is directly in front of a living room's window */
export const oppositeText = ({ opposite }: Pick<Line, "opposite">): string =>
  opposite ? `${opposite.tower} ${opposite.metres.toFixed(1)}m` : "단지 안 다른 동 없음";
