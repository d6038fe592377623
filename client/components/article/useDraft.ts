import { type RefObject, useEffect, useRef, useState } from "react";
import type { ArticleInput } from "../../shared/deskArticle.ts";
import {
  type Draft,
  holdDraft,
  isDraftOf,
  newDraftKey,
  openDrafts,
  readDrafts,
  removeDraft,
  writeDraft,
} from "./drafts.ts";

/** Milliseconds without typing after which a draft is stored. */
const pause = 400;

const names = ["title", "summary", "content"] as const;
const field = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

/** @returns the values of an article form */
export function inputIn(form: HTMLFormElement): ArticleInput {
  const [title = "", summary = "", content = ""] = names.map((name) => field(form, name).value);
  return { title, summary, content };
}

const isUntouched = (form: HTMLFormElement) =>
  names.every((name) => field(form, name).value === field(form, name).defaultValue);

function putInto(form: HTMLFormElement, input: ArticleInput): void {
  for (const name of names) field(form, name).value = input[name];
}

/** The state of the page's drafts. */
export interface DraftState {
  /** The draft that was restored into the form. */
  restored?: Draft;
  /** Other drafts of closed windows. */
  others: Draft[];
  /** Whether another window has the same form open. */
  openElsewhere: boolean;
  /** Whether storage is unavailable. */
  unsafe: boolean;
}

/**
 * Stores what is typed into an article form until it is sent, across closed tabs and crashes.
 * @param subject what is being written; drafts of other subjects are ignored
 * @param revision for an edit: the revision it is based on; a restored draft has its own
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, subject: string, revision?: number) {
  const [state, setState] = useState<DraftState>({ others: [], openElsewhere: false, unsafe: false });
  const [base, setBase] = useState(revision);
  /** This form's draft; without a key nothing has been typed since the last one was sent. */
  const current = useRef({ key: "", base: revision, release: () => {} });

  function rebase(to: number | undefined): void {
    current.current.base = to;
    setBase(to);
  }

  /** @returns false when another window has that draft open */
  async function claim(key: string): Promise<boolean> {
    current.current.release();
    current.current = { ...current.current, key, release: () => {} };
    const release = await holdDraft(key);
    if (release) current.current.release = release;
    return release !== undefined;
  }

  /** Puts a draft into the form; the form's previous text becomes a draft of its own. */
  async function restore(draft: Draft): Promise<void> {
    if (!form.current || !(await claim(draft.key))) return;
    putInto(form.current, draft);
    rebase(draft.revision ?? revision);
    const others = readDrafts(subject).filter(({ key }) => key !== draft.key);
    setState((earlier) => ({ ...earlier, restored: draft, others }));
  }

  function save(element: HTMLFormElement): void {
    const { key, base: from } = current.current;
    if (!key) return;
    if (isUntouched(element)) {
      removeDraft(key);
      return;
    }
    const isStored = writeDraft({ ...inputIn(element), key, savedAt: Date.now(), ...(from && { revision: from }) });
    setState((earlier) => (earlier.unsafe === !isStored ? earlier : { ...earlier, unsafe: !isStored }));
  }

  /** Deletes the form's draft, after it was sent or discarded. */
  function forget(): void {
    removeDraft(current.current.key);
    current.current.release();
    current.current = { ...current.current, key: "", release: () => {} };
    setState(({ restored: _, ...earlier }) => earlier);
  }

  function discard(): void {
    form.current?.reset();
    rebase(revision);
    forget();
  }

  function drop(draft: Draft): void {
    removeDraft(draft.key);
    setState((earlier) => ({ ...earlier, others: earlier.others.filter(({ key }) => key !== draft.key) }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is opened once for its subject
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let closed = false;
    let timer: ReturnType<typeof setTimeout>;
    async function begin(opened: HTMLFormElement): Promise<void> {
      const open = await openDrafts();
      if (closed) return;
      const others = readDrafts(subject).filter(({ key }) => !open.has(key));
      const openElsewhere = [...open].some((key) => isDraftOf(subject, key));
      setState((earlier) => ({ ...earlier, others, openElsewhere }));
      // A draft of an older revision is only offered: restoring it would hide later edits.
      const newest = others.find((draft) => draft.revision === revision);
      if (newest && isUntouched(opened)) await restore(newest);
    }
    const saveNow = () => save(element);
    const onInput = () => {
      if (!current.current.key) void claim(newDraftKey(subject));
      clearTimeout(timer);
      timer = setTimeout(saveNow, pause);
    };
    void begin(element);
    element.addEventListener("input", onInput);
    addEventListener("pagehide", saveNow);
    document.addEventListener("visibilitychange", saveNow);
    return () => {
      closed = true;
      clearTimeout(timer);
      saveNow();
      current.current.release();
      element.removeEventListener("input", onInput);
      removeEventListener("pagehide", saveNow);
      document.removeEventListener("visibilitychange", saveNow);
    };
  }, [subject]);

  return { state, base, restore, forget, discard, drop };
}
