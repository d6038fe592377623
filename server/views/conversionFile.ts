import { conversionCopy } from "../../client/copy/conversions.ts";
import { type ClickId, type ConversionService, conversionServices } from "../../client/shared/attribution.ts";
import { seoulSecond } from "../../client/shared/seoulTime.ts";
import type { Conversion } from "../models/conversions.ts";
import { csvCell, csvRow } from "./leadCsv.ts";

const stages = ["registeredAt", "visitedAt", "contractedAt"] as const;

/** The lines above a service's conversions. Google's are those of its template; Naver documents none. */
const headings: Record<ConversionService, string> = {
  google: `Parameters:TimeZone=Asia/Seoul\r\n${csvRow(["Google Click ID", "Conversion Name", "Conversion Time"])}`,
  naver: csvRow([...conversionServices.naver, conversionCopy.columns.name, conversionCopy.columns.time]),
};

/**
 * @returns the file of a service, a line for each time that a lead came further: click, name and time, nothing about the
 * visitor. https://support.google.com/google-ads/answer/7014069
 */
export function conversionFile(service: ConversionService, conversions: readonly Conversion[]): string {
  const names: readonly ClickId[] = conversionServices[service];
  const lines = conversions.flatMap((conversion) =>
    stages.flatMap((stage) => {
      const at = conversion[stage];
      const clicks = names.map((name) => conversion.clicks[name] ?? "");
      return at ? [csvRow([...clicks, conversionCopy.stages[stage], seoulSecond(at)].map(csvCell))] : [];
    }),
  );
  return headings[service] + lines.join("");
}
