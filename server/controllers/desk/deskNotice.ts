import type { Request } from "express";
import { desk } from "../../../client/copy/desk.ts";
import type { DeskNotice } from "../../../client/shared/desk/deskProps.ts";
import { rowId } from "../../models/rowId.ts";
import { asText } from "../asText.ts";

/** By the code in the URL. A Map, because an object would have `constructor` too. */
const notices = new Map<string, string>(Object.entries(desk.notices));

/** @returns the notice of what was done for a plain form's page, and its undo */
export function deskNotice(request: Request): DeskNotice | undefined {
  const text = notices.get(asText(request.query.done));
  const undo = asText(request.query.undo);
  const typed = asText(request.query.typed);
  return text === undefined ? undefined : { text, ...(rowId.test(undo) && { undo }), ...(typed && { typed }) };
}
