import { homeNotices } from "../../copy/homes.ts";

/**
 * @param code of the message after a change of a home
 * @returns what a form does after the change: it tells it, with its undo
 */
export const homeDone =
  (code: string, onDone: (text: string, undo: string | undefined) => void) =>
  ({ undo }: Record<string, unknown>) =>
    onDone(homeNotices[`home-${code}`] ?? "", typeof undo === "string" ? undo : undefined);
