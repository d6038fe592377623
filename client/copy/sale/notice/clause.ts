import type { PagePath } from "../../../shared/page.ts";
import type { ClauseId } from "../../../shared/sale/source.ts";

interface ClauseTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The cells after a row's heading are numbers. */
  figures?: true;
  /** A phone shows each cell under its column: for more or longer numbers than fit. */
  narrow?: "entries";
}

/** A clause of the announcement, for its page and its PDF. */
export interface Clause {
  id: ClauseId;
  title: string;
  tables: readonly ClauseTable[];
  notes: readonly string[];
  /** A page that tells more. */
  page?: PagePath;
}
