import type { Role } from "../account.ts";

/** The data of the header of every desk page; the server adds it to each response. */
export interface DeskHeader {
  role: Role;
  /** Name of the signed-in account. */
  name: string;
  /** The number of due callbacks, and the time of the next one. */
  due: number;
  nextCallback: string | null;
}

/** Common to every page of the desk: the signed-in account. */
export interface DeskProps {
  administrator: { email: string };
  header?: DeskHeader;
}

/** The message after a change; `undo` is the id of its undo, valid for a few seconds. */
export interface DeskNotice {
  text: string;
  undo?: string;
  /** Input that was rejected. */
  typed?: string;
}

/** Seconds for which the pages offer an undo. */
export const undoSeconds = 10;
