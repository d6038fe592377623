import type { PixelService } from "./pixels.ts";

/** A processor of personal data. */
export interface Processor {
  work: "relay" | "texts" | "hosting";
  company: string;
  /** The country of a transfer abroad. */
  country?: string;
}

/** Props of GET /privacy: facts that only the operator knows. Unknown ones are absent. */
export interface PrivacyProps {
  officer?: string;
  contact?: string;
  /** Whether click ids of advertisements are kept. */
  clickIds?: true;
  /** The services that measure, if the visitor agrees. */
  pixels?: readonly PixelService[];
  processors: readonly Processor[];
}
