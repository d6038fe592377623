import type { Request } from "express";
import type { DeskNotice } from "../../client/contract/desk.ts";
import { desk } from "../../client/words/desk.ts";
import { rowId } from "../models/rowId.ts";
import { asText } from "./asText.ts";

/** By a word in the address: a Map, because an object would answer to `constructor` too. */
const notices = new Map<string, string>(Object.entries(desk.notices));

/** @returns what a plain form's page says was done, and what takes it back */
export function deskNotice(request: Request): DeskNotice | undefined {
  const words = notices.get(asText(request.query.done));
  const undo = asText(request.query.undo);
  return words === undefined ? undefined : { words, ...(rowId.test(undo) && { undo }) };
}
