import { z } from "zod";
import { rowId } from "../../models/rowId.ts";

/** Ids of rows: a form sends one checked box as a string, several as an array. */
export const rowIds = (max: number) =>
  z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(z.string().regex(rowId)).min(1).max(max));
