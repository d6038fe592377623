/** Somebody who handles personal data for the office. */
export interface Processor {
  work: "relay" | "texts" | "hosting";
  company: string;
  /** Where it does so, unless in Korea: that is a transfer abroad. */
  country?: string;
}

/** Props of GET /privacy: what only the operator knows. Whatever isn't known is left out. */
export interface PrivacyProps {
  officer?: string;
  contact?: string;
  processors: readonly Processor[];
}
