import type { Role } from "../account.ts";

/** What the frame around every page of the desk shows; the server adds it to each answer. */
export interface DeskFrame {
  role: Role;
  /** What the one who is signed in is called. */
  name: string;
  /** Calls that are due by now, and when the next one is. */
  due: number;
  nextCallback: string | null;
}

/** What every page of the desk knows: who is signed in. */
export interface DeskProps {
  administrator: { email: string };
  frame?: DeskFrame;
}

/** Says what was done; `undo` is the id of what takes it back, for a moment. */
export interface DeskNotice {
  words: string;
  undo?: string;
  /** What was typed and not taken. */
  typed?: string;
}

/** Seconds for which the pages offer to take something back. */
export const undoSeconds = 10;
