import type { HomeAction, HomeState } from "../home.ts";
import type { DeskNotice, DeskProps } from "./deskProps.ts";

/** A home at the desk. */
export interface DeskHome {
  key: string;
  /** `later`: not in the first general sale. */
  state: HomeState | "later";
  /** Counts its changes. */
  version: number;
  /** Id of the lead that it is held for, or that bought it; null also for a lead that the viewer may not open. */
  lead: string | null;
  /** The lead's name. */
  leadName: string | null;
  /** The account that holds it. */
  counsellor: { id: string; name: string } | null;
  /** ISO: when the hold ends. */
  until: string | null;
  /** Whether the hold was extended. */
  extended: boolean;
  contractNumber: string | null;
  /** YYYY-MM-DD */
  contractDate: string | null;
  /** Why it is withheld. */
  reason: string;
}

/** A change in a home's history. */
export interface HomeEvent {
  at: string;
  action: HomeAction;
  from: HomeState;
  to: HomeState;
  /** Name of the account; null when the server did it. */
  account: string | null;
  until: string | null;
  contractNumber: string | null;
  reason: string;
}

/** The home whose panel is open. */
export interface SelectedHome {
  home: DeskHome;
  events: HomeEvent[];
  /** How many wait for a text when it is offered again. */
  waiting: number;
}

/** Filters of the grid, in the URL. Homes that don't match stay in their place. */
export interface HomeFilters {
  type?: string;
  state?: DeskHome["state"];
  /** Id of the account that holds a home. */
  counsellor?: string;
  /** Holds that end within `endingHours`. */
  ending?: "soon";
}

/** Hours within which a hold ends soon. */
export const endingHours = 2;

/** A refused plain form about a home: why, and what was typed into it. */
export interface RefusedHomeForm {
  message: string;
  /** By field; empty when it is about the whole form. */
  fields: Record<string, string>;
  values: Record<string, string>;
  /** Whether something else stands there than the form was made for. */
  isConflict: boolean;
}

/** Props of GET /admin/homes. */
export interface DeskHomesProps extends DeskProps {
  /** Whether buyers see the ledger. */
  open: boolean;
  sample: boolean;
  homes: DeskHome[];
  filters: HomeFilters;
  /** ISO: the time of this data. */
  now: string;
  /** The home in `?home=`, with its history, newest first. */
  selected: SelectedHome | null;
  /** The lead in `?lead=`, for whom a home is to be held. */
  lead: { id: string; name: string } | null;
  /** What an imported file would change, and the file. */
  comparison: (LedgerComparison & { csv: string }) | null;
  notice: DeskNotice | null;
  refused: RefusedHomeForm | null;
}

/** Props of GET /admin/homes/{key}/slip. */
export interface HomeSlipProps extends DeskProps {
  home: DeskHome;
  now: string;
}

/** A line of an imported file against what stands there. */
export interface LedgerComparison {
  changes: {
    key: string;
    from: HomeState;
    to: HomeState;
    contractNumber: string | null;
    contractDate: string | null;
  }[];
  unchanged: number;
  /** Lines that name no home of the sale, or can't be read, each with why. */
  unknown: { line: number; text: string; message: string }[];
  /** Stands for the ledger that was compared: sent back as `confirm`. */
  compared: string;
}
