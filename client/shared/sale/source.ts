import type { Basis } from "./basis.ts";

/** The clauses of the announcement that its page shows; also their anchors there. */
const clauseIds = [
  "supply",
  "price",
  "options",
  "special",
  "guarantee",
  "facilities",
  "performance",
  "inspection",
  "schedule",
] as const;
export type ClauseId = (typeof clauseIds)[number];

/** What an office keeps on record, and its date, as in "2026년 11월". */
export interface OfficeRecord {
  office: string;
  date: string;
}

/** Where a fact is laid down: in a clause of the announcement, a statute, or an office's records. */
export type Source = { clause: ClauseId } | Basis | OfficeRecord;

/** "한울시 공원녹지과, 2026년 11월" */
export const formatRecord = ({ office, date }: OfficeRecord) => `${office}, ${date}`;
