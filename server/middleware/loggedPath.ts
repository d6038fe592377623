import { decodedPart } from "./requestTarget.ts";

/** Letters, file names and ids of few digits, as in our own paths. Phone numbers and tokens have more digits. */
const harmless = /^(?:[a-z][a-z.-]{0,30}|[1-9]\d{0,7}|\d{2,3}[a-z])$/i;
/** A board's name: letters of any language, without a number that could be personal. */
const board = /^\p{L}[\p{L}\p{M}\p{N}_-]{0,59}$/u;
const number = /\d{5}/;
/** What comes after these is a visitor's secret. */
const secretive = new Set(["registrations", "waitlist", "together"]);
const boardPages = new Set(["press", "customer"]);

/** Segments of a path to show, at most. */
const maxSegments = 8;

/**
 * The URL of a visitor's own page is a secret: it gives access to the registration, and can be encoded in many
 * ways. So only segments known to be harmless are shown, and no part of the query.
 * @param url as requested
 * @returns a path for the log
 */
export function loggedPath(url: string): string {
  const [path = ""] = url.replace(/^[a-z]{1,10}:\/\//i, "").split("?", 1);
  const all = path.slice(url.startsWith("/") ? 0 : path.indexOf("/")).split("/");
  const parts = all.filter((part) => part !== "").slice(0, maxSegments);
  const segments = parts.map(decodedPart);
  let secret = false;
  const shown = segments.map((segment, index) => {
    if (secret) return ":token";
    secret = secretive.has(segment.toLowerCase());
    if (harmless.test(segment)) return segment;
    const isBoard =
      boardPages.has(segments[index + 1]?.toLowerCase() ?? "") && board.test(segment) && !number.test(segment);
    return isBoard ? parts[index] : ":other";
  });
  return `/${shown.join("/")}`;
}
