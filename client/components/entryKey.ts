/**
 * History entries that show the same list share its key: a link whose state `resumes` another entry restores what was
 * left there.
 */
export function entryKey({ key, state }: { key: string; state: unknown }): string {
  return state && typeof state === "object" && "resumes" in state ? String(state.resumes) : key;
}
