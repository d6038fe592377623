import { machineNames } from "../../content/complex.ts";
import { homeAt } from "../../model/homes.ts";

/** In the browser's own storage; nothing of it is sent. */
const key = `${machineNames.short}.homes`;
const most = 6;

/** @returns the names of the homes that this browser keeps; those that don't exist (any more) are left out */
export function readSaved(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => homeAt(String(each)) !== undefined).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Keeps or drops a home. @returns what is kept then: the latest first, and no more than can be compared */
export function toggleSaved(name: string): string[] {
  const kept = readSaved();
  const now = kept.includes(name) ? kept.filter((each) => each !== name) : [name, ...kept].slice(0, most);
  try {
    localStorage.setItem(key, JSON.stringify(now));
  } catch {
    // Full or forbidden: it is kept for as long as the page is open.
  }
  return now;
}
