import { machineNames } from "../../content/complex.ts";
import { type Attribution, clickIdsIn, type TrafficSource } from "../../shared/attribution.ts";

/**
 * The sources of this browser's visits: the first and the last known one. Stored in the browser only until a form is
 * sent; visitors are not tracked.
 */
const keys = {
  first: `${machineNames.short}.first-touch`,
  last: `${machineNames.short}.last-touch`,
} as const;

/** Milliseconds after which a source expires: ninety days, as in the privacy policy. */
const lifetime = 90 * 24 * 60 * 60_000;

const utm = ["source", "medium", "campaign", "term", "content"] as const;
const longest = 200;

function read(key: string): TrafficSource | undefined {
  const source: TrafficSource | null = JSON.parse(localStorage.getItem(key) ?? "null");
  const age = Date.now() - Date.parse(source?.at ?? "");
  return source && age >= 0 && age < lifetime ? source : undefined;
}

/** @returns the host of a URL, empty if invalid; many browsers lack `URL.canParse` */
function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return "";
  }
}

function currentSource(): TrafficSource {
  const source: TrafficSource = {};
  const query = new URLSearchParams(location.search);
  for (const name of utm) {
    const value = query.get(`utm_${name}`);
    if (value) source[name] = value.slice(0, longest);
  }
  // Only where the operator measures advertisements: see server/views/document.ts.
  if ("clicks" in document.documentElement.dataset) Object.assign(source, clickIdsIn(query));
  const referrer = hostOf(document.referrer);
  if (referrer && referrer !== location.host) source.referrer = referrer.slice(0, longest);
  return source;
}

/** Stores the source of this visit, without the token in the URL of a registration's own page. */
export function rememberSource(): void {
  try {
    const source = currentSource();
    const isKnown = Object.keys(source).length > 0;
    source.landing = decodeURI(location.pathname)
      .replace(/^(\/registrations)\/.*/, "$1")
      .slice(0, longest);
    source.at = new Date().toISOString();
    if (!read(keys.first)) localStorage.setItem(keys.first, JSON.stringify(source));
    if (isKnown || !read(keys.last)) localStorage.setItem(keys.last, JSON.stringify(source));
  } catch {
    // Storage is disabled or full: the form works without it.
  }
}

/** @returns the sources to send with a form */
export function readAttribution(): Attribution {
  try {
    const [first, last] = [read(keys.first), read(keys.last)];
    return { ...(first && { first }), ...(last && { last }) };
  } catch {
    return {};
  }
}

/** Removes both after a form was sent. */
export function clearAttribution(): void {
  try {
    for (const key of Object.values(keys)) localStorage.removeItem(key);
  } catch {
    // See above.
  }
}
