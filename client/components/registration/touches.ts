import type { Touch, Touches } from "../../contract/touch.ts";

/**
 * The ways by which this browser came here: the first one, and the last one that says anything. They stay in the
 * browser's own storage until a form is sent; nothing is counted and nobody is followed.
 */
const keys = { first: "lumina.first-touch", last: "lumina.last-touch" } as const;

/** Milliseconds after which a way is forgotten: ninety days, as the privacy policy says. */
const lifetime = 90 * 24 * 60 * 60_000;

const utm = ["source", "medium", "campaign", "term", "content"] as const;
const longest = 200;

function read(key: string): Touch | undefined {
  const touch: Touch | null = JSON.parse(localStorage.getItem(key) ?? "null");
  const age = Date.now() - Date.parse(touch?.at ?? "");
  return touch && age >= 0 && age < lifetime ? touch : undefined;
}

/** @returns the host of an address, or nothing where there is none; `URL.canParse` is younger than many browsers. */
function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return "";
  }
}

function thisTouch(): Touch {
  const touch: Touch = {};
  const query = new URLSearchParams(location.search);
  for (const name of utm) {
    const value = query.get(`utm_${name}`);
    if (value) touch[name] = value.slice(0, longest);
  }
  const referrer = hostOf(document.referrer);
  if (referrer && referrer !== location.host) touch.referrer = referrer.slice(0, longest);
  return touch;
}

/** Remembers how this page was come to. A visitor's own page has a secret in its address, so that is left out. */
export function rememberTouch(): void {
  try {
    const touch = thisTouch();
    const says = Object.keys(touch).length > 0;
    touch.landing = decodeURI(location.pathname)
      .replace(/^(\/registrations)\/.*/, "$1")
      .slice(0, longest);
    touch.at = new Date().toISOString();
    if (!read(keys.first)) localStorage.setItem(keys.first, JSON.stringify(touch));
    if (says || !read(keys.last)) localStorage.setItem(keys.last, JSON.stringify(touch));
  } catch {
    // Storage is off or full: the form works without it.
  }
}

/** @returns what a form takes along */
export function readTouches(): Touches {
  try {
    const [first, last] = [read(keys.first), read(keys.last)];
    return { ...(first && { first }), ...(last && { last }) };
  } catch {
    return {};
  }
}

/** A form was sent: what was remembered has done its work. */
export function forgetTouches(): void {
  try {
    for (const key of Object.values(keys)) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
