import type { Request } from "express";
import { type Attribution, clickIdsIn } from "../../client/shared/attribution.ts";
import { fieldLimits } from "../../client/shared/limits.ts";

/**
 * Without scripts the visit's source isn't stored in the browser. The Referer header holds the URL of the form's page,
 * with utm_* parameters, and click ids where advertisements are measured, if that page was the first one.
 */
export function refererAttribution(request: Request, withClicks: boolean): Attribution {
  const referer = request.get("referer") ?? "";
  if (!URL.canParse(referer)) return {};
  const { pathname, searchParams } = new URL(referer);
  const utmValue = (name: string) => searchParams.get(`utm_${name}`)?.slice(0, fieldLimits.touch) || undefined;
  const names = ["source", "medium", "campaign", "term", "content"] as const;
  const known = {
    ...Object.fromEntries(names.flatMap((name) => (utmValue(name) ? [[name, utmValue(name)]] : []))),
    ...(withClicks && clickIdsIn(searchParams)),
  };
  if (Object.keys(known).length === 0) return {};
  const source = { ...known, landing: pathname.slice(0, fieldLimits.touch) };
  return { first: source, last: source };
}
