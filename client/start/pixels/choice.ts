/**
 * Whether the visitor agrees to measuring. It is kept in the browser and nowhere else: a visitor who hasn't registered has
 * no name to keep it under, and giving one a number for that would be the tracking that is asked about.
 */
interface Choice {
  agreed: boolean;
  /** ISO. */
  at: string;
  /** The services that were named: others are asked about anew. */
  services: string;
}

/** @returns the choice about these services; undefined when none was made. A browser that stores nothing refuses */
export function readChoice(key: string, services: string): boolean | undefined {
  // https://globalprivacycontrol.org/
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return false;
  try {
    const choice: Choice | null = JSON.parse(localStorage.getItem(key) ?? "null");
    return choice?.services === services ? choice.agreed : undefined;
  } catch {
    return false;
  }
}

/** @throws DOMException when the browser stores nothing */
export function writeChoice(key: string, services: string, agreed: boolean): void {
  const choice: Choice = { agreed, at: new Date().toISOString(), services };
  localStorage.setItem(key, JSON.stringify(choice));
}
