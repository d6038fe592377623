import type { ArticleInput } from "../../shared/deskArticle.ts";

/** Drafts: unsent text in the browser's storage. */
export interface Draft extends ArticleInput {
  /** The draft's storage key. */
  key: string;
  /** When it was last changed, in milliseconds since the epoch. */
  savedAt: number;
  /** For an edit: the article's revision that it is based on. */
  revision?: number;
}

const prefix = (subject: string) => `draft:${subject}:`;

export const isDraftOf = (subject: string, key: string) => key.startsWith(prefix(subject));

/** @returns the key of a new draft. Each open form has its own, so that two windows don't overwrite each other. */
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
 * @returns its drafts, newest first; empty when storage is unavailable
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

/** @returns false when storage is full or disabled; the text is then only in the page */
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
    // Storage is unavailable: nothing could have been stored.
  }
}

/** Drafts released by this window: the browser reports a released lock with a delay. */
const released = new Set<string>();

/** @returns the drafts that are open in some window; empty over plain HTTP, where this is unknown */
export async function openDrafts(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name && !released.has(name) ? name : [])));
}

/**
 * Locks a draft against other windows.
 * @returns a function that releases it, or undefined when another window has it
 */
export async function holdDraft(key: string): Promise<(() => void) | undefined> {
  if (!navigator.locks) return () => {};
  // Waits for a lock that this window is releasing; doesn't wait for another window's.
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
