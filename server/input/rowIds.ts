import { z } from "zod";
import { rowId } from "../models/rowId.ts";

/** Ids of rows: a plain form sends one box that is ticked as a text, several as a list. */
export const rowIds = (most: number) =>
  z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(z.string().regex(rowId)).min(1).max(most));
