import { formatRecord, type Source } from "../shared/sale/source.ts";
import { clauseTitles } from "./sale/notice/clauseTitles.ts";
import { formatBasis } from "./statutes.ts";

/** Beside a key figure. */
export const sourceLabel = "근거";

/** @returns a source in words, and the address of its clause */
export function sourceOf(source: Source): { text: string; path?: string } {
  if ("clause" in source)
    return {
      text: `입주자모집공고, ${clauseTitles[source.clause]}`,
      path: `/SalesInfo/announcement#${source.clause}`,
    };
  return { text: "office" in source ? formatRecord(source) : formatBasis(source) };
}
