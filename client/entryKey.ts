/**
 * Entries of the browser's history that show the same place share its key: a link whose state `resumes` another entry
 * goes on where that was left.
 */
export function entryKey({ key, state }: { key: string; state: unknown }): string {
  return state && typeof state === "object" && "resumes" in state ? String(state.resumes) : key;
}
