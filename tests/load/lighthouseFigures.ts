/**
 * The parts of Lighthouse's result that are read:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md
 */
export interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    {
      title: string;
      score: number | null;
      numericValue?: number;
      details?: { items?: { resourceType?: string; transferSize?: number }[] };
    }
  >;
}

export interface PageFigures {
  /** Performance, accessibility, best practices, search: 0 to 100. */
  scores: number[];
  /** Cumulative layout shift. */
  shift: number;
  /** First and largest contentful paint, and the time that scripts blocked. */
  seconds: number[];
  /** Document, styles, scripts, fonts, pictures, and all. */
  kilobytes: number[];
  requests: number;
  /** Failed audits that count, except performance, whose figures are listed. */
  missed: string[];
}

const categories = ["performance", "accessibility", "best-practices", "seo"];
const kinds = ["Document", "Stylesheet", "Script", "Font", "Image"];

/** @throws Error when Lighthouse couldn't load the page */
export function readFigures({ runtimeError, categories: found, audits }: LighthouseResult): PageFigures {
  if (runtimeError) throw new Error(runtimeError.message);
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const loaded = audits["network-requests"]?.details?.items ?? [];
  const bytes = (kind?: string) =>
    loaded.reduce((sum, item) => sum + (!kind || item.resourceType === kind ? (item.transferSize ?? 0) : 0), 0) / 1000;
  const missed = categories.slice(1).flatMap((category) =>
    (found[category]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ audit: audits[id], weight }))
      .filter(({ audit, weight }) => weight > 0 && audit && audit.score !== null && audit.score < 1)
      .map(({ audit }) => `${category}: ${audit?.title}`),
  );
  return {
    scores: categories.map((category) => Math.round((found[category]?.score ?? 0) * 100)),
    shift: number("cumulative-layout-shift"),
    seconds: ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"].map(
      (audit) => number(audit) / 1000,
    ),
    kilobytes: [...kinds.map((kind) => bytes(kind)), bytes()],
    requests: loaded.length,
    missed,
  };
}
