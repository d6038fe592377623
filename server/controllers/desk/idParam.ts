import type { Request } from "express";
import { NotFound } from "../../httpErrors.ts";
import { rowId } from "../../models/rowId.ts";
import { asText } from "../asText.ts";

/**
 * @param missing the message when it can't be an id
 * @returns the id in a path
 * @throws NotFound when no row can have it
 */
export function idParam(request: Request, missing?: string): string {
  const id = asText(request.params.id);
  if (!rowId.test(id)) throw new NotFound(missing);
  return id;
}
