import { machineNames } from "../../content/complex.ts";
import { homeAt } from "../../model/homes.ts";

/** In the browser's storage only; never sent. */
const key = `${machineNames.short}.homes`;
const most = 6;

/** @returns the saved homes' names; those that don't exist (any more) are left out */
export function readSaved(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => homeAt(String(each)) !== undefined).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Saves or removes a home. @returns the saved homes, latest first, no more than can be compared */
export function toggleSaved(name: string): string[] {
  const kept = readSaved();
  const now = kept.includes(name) ? kept.filter((each) => each !== name) : [name, ...kept].slice(0, most);
  try {
    localStorage.setItem(key, JSON.stringify(now));
  } catch {
    // Storage is full or disabled: saved only while the page is open.
  }
  return now;
}
