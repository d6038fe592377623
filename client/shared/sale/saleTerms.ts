import { seoulDay } from "../seoulTime.ts";

/**
 * What the office changes while homes are sold; what is absent is as in content. The announced prices and shares stay, and
 * so does each announced date: a changed one is said beside it.
 */
export interface SaleTerms {
  /** Due when the contract is signed, in units of 10,000 won. */
  atContract?: number;
  /** The seller pays the interest of the instalments' loan. */
  interestFree?: true;
  /** The balcony extension costs nothing. */
  freeExtension?: true;
  /** Opening hours of the model house, HH:MM. */
  open?: { from: string; to: string };
  /** Days on which the model house is closed besides those of content, as YYYY-MM-DD. */
  closedDays?: readonly string[];
  /** When homes are expected to be handed over, as YYYY-MM, if not as announced. */
  occupancy?: string;
  /** When the homes that are supplied later are expected to be announced, as YYYY-MM. */
  nextNotice?: string;
  /** The model house's last day, as YYYY-MM-DD. */
  lastDay?: string;
}

export type TermName = keyof SaleTerms;

/** The terms at a moment, and the day since which each of them holds, as YYYY-MM-DD. */
export interface CurrentTerms extends SaleTerms {
  since: Partial<Record<TermName, string>>;
}

/** Terms as they were set; each version replaces the one before. */
export interface TermsVersion {
  terms: SaleTerms;
  validFrom: Date;
}

/**
 * @param versions in the order in which they begin
 * @returns what holds at a moment; undefined while everything is as in content
 */
export function termsAt(versions: readonly TermsVersion[], now: Date): CurrentTerms | undefined {
  let current: CurrentTerms = { since: {} };
  for (const { terms, validFrom } of versions) {
    if (validFrom > now) break;
    const since: CurrentTerms["since"] = {};
    for (const name of Object.keys(terms) as TermName[]) {
      const same = JSON.stringify(current[name]) === JSON.stringify(terms[name]);
      since[name] = (same && current.since[name]) || seoulDay(validFrom);
    }
    current = { ...terms, since };
  }
  return Object.keys(current.since).length > 0 ? current : undefined;
}
