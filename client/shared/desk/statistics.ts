import type { DeskProps } from "./deskProps.ts";

/** How far the leads of a source, a week, a type or a campaign have come. */
export interface Funnel {
  name: string;
  leads: number;
  visits: number;
  contracts: number;
}

/** A link whose parameters name an advertisement. */
export interface CampaignLink {
  id: string;
  source: string;
  medium: string;
  campaign: string;
  path: string;
  /** The full URL. */
  address: string;
}

/** Periods of the figures, in weeks. */
export const statisticsWeeks = [4, 12, 26, 52] as const;

/** How the homes of the sale went in a period. */
export interface HomeStatistics {
  /** Contracts a week, newest first, by type. */
  contracts: { week: string; byType: Record<string, number> }[];
  /** Homes that were left (offered or held) at the end of each day, as YYYY-MM-DD. */
  left: { day: string; count: number }[];
  holds: number;
  /** Of these holds, those that became contracts. */
  contractedHolds: number;
}

/** Props of GET /admin/figures. */
export interface StatisticsProps extends DeskProps {
  weeks: (typeof statisticsWeeks)[number];
  sources: Funnel[];
  byWeek: Funnel[];
  /** By type of interest; the name is empty for leads without one. */
  types: Funnel[];
  campaigns: Funnel[];
  homes: HomeStatistics;
  links: CampaignLink[];
  /** Whether files for advertising services can be had. */
  conversions: boolean;
  /** Pages that a link can open. */
  targets: { path: string; name: string }[];
  /** The result of a plain form post. */
  notice?: { message: string; fields: Record<string, string>; values: Record<string, string> };
}
