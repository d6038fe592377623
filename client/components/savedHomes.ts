import { homeKeys } from "../complex/plans/homeKeys.ts";
import { machineNames } from "../content/complex.ts";

/** In the browser's storage only; never sent. */
const key = `${machineNames.short}.homes`;

/** The saved homes while storage is full or disabled: until the page is left. */
let unstored: string[] | undefined;

/** @returns the saved homes' names; those that don't exist (any more) are left out */
export function readSaved(): string[] {
  if (unstored) return unstored;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((each) => homeKeys.includes(String(each))) : [];
  } catch {
    return [];
  }
}

/** Saves or removes a home. @returns the saved homes, latest first */
export function toggleSaved(name: string): string[] {
  const saved = readSaved();
  const now = saved.includes(name) ? saved.filter((each) => each !== name) : [name, ...saved];
  try {
    localStorage.setItem(key, JSON.stringify(now));
    unstored = undefined;
  } catch {
    unstored = now;
  }
  return now;
}
