import type { ArticleWords } from "../../contract/deskArticle.ts";

/** Drafts: text that was typed and not sent yet, in the browser's storage. */
export interface Draft extends ArticleWords {
  /** The draft's place in the storage. */
  key: string;
  /** When it was last typed in: milliseconds since the epoch. */
  savedAt: number;
  /** Of an edit: the article's revision that it began from. */
  revision?: number;
}

const prefix = (subject: string) => `draft:${subject}:`;

export const isDraftOf = (subject: string, key: string) => key.startsWith(prefix(subject));

/** @returns the place of a new draft: each open form writes in one of its own, so that two windows spare each other. */
export const newDraftKey = (subject: string) => prefix(subject) + Math.random().toString(36).slice(2);

const isDraft = (value: unknown): value is Omit<Draft, "key"> =>
  typeof value === "object" &&
  value !== null &&
  ["title", "summary", "content"].every((name) => typeof (value as Record<string, unknown>)[name] === "string") &&
  typeof (value as Record<string, unknown>).savedAt === "number";

function parse(key: string): Draft[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isDraft(value) ? [{ ...value, key }] : [];
  } catch {
    return [];
  }
}

/**
 * @param subject what the drafts are for: a site's new article, or one article
 * @returns its drafts, the newest first; none where the browser gives no storage
 */
export function readDrafts(subject: string): Draft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => isDraftOf(subject, key))
      .flatMap(parse)
      .sort((one, other) => other.savedAt - one.savedAt);
  } catch {
    return [];
  }
}

/** @returns false when the storage is full or forbidden: what is typed then lives in the page alone. */
export function writeDraft({ key, ...draft }: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could be kept there either.
  }
}

/** Drafts that this window gave back: the browser takes a moment to say so. */
const released = new Set<string>();

/** @returns the drafts that a form in some window is open on; unknown, so none, over plain HTTP. */
export async function openDrafts(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name && !released.has(name) ? name : [])));
}

/**
 * Tells other windows that a form is open on a draft.
 * @returns what ends that, or undefined when another window was first
 */
export async function holdDraft(key: string): Promise<(() => void) | undefined> {
  if (!navigator.locks) return () => {};
  // One that this window is just giving back is waited for; another window's is not.
  const options = released.has(key) ? {} : { ifAvailable: true };
  released.delete(key);
  return new Promise((resolve) => {
    void navigator.locks.request(key, options, (lock) => {
      if (!lock) return resolve(undefined);
      return new Promise<void>((release) => {
        resolve(() => {
          released.add(key);
          release();
        });
      });
    });
  });
}
