import { type ReactNode, type RefObject, useState } from "react";
import { Action } from "../../components/Action.tsx";
import type { Article } from "../../contract/article.ts";
import type { ArticleWords, DeskArticle } from "../../contract/deskArticle.ts";
import { messages } from "../../words/messages.ts";
import { ArticleFields } from "./ArticleFields.tsx";
import styles from "./ArticleForm.module.css";
import { ArticlePreview } from "./ArticlePreview.tsx";
import { DraftNotice } from "./DraftNotice.tsx";
import { type useDraft, wordsIn } from "./useDraft.ts";

export interface ArticleFormProps {
  form: RefObject<HTMLFormElement | null>;
  /** Begins the ids of the fields. */
  id: string;
  label: string;
  /** Address of a plain post. */
  action: string;
  draft: ReturnType<typeof useDraft>;
  values: ArticleWords | undefined;
  /** The article that is being changed, for the preview. */
  article?: DeskArticle;
  /** Fields beside the words. */
  more?: {
    fields: ReactNode;
    pictures: ReactNode;
    preview: (form: HTMLFormElement, content: string) => Pick<Article, "body" | "picture">;
  };
  /** What a plain post was refused with. */
  refusal: string | undefined;
  button: string;
  busyButton: string;
  /** @returns what went wrong */
  onSend: (words: ArticleWords) => Promise<string | undefined>;
  /** What stands above the fields. */
  children?: ReactNode;
}

/** The form that an article is written or changed in. */
export function ArticleForm({
  form,
  id,
  label,
  action,
  draft,
  values,
  article,
  more,
  refusal,
  children,
  ...rest
}: ArticleFormProps) {
  const { button, busyButton, onSend } = rest;
  const [failure, setFailure] = useState(refusal);
  const [busy, setBusy] = useState(false);

  async function send(element: HTMLFormElement): Promise<void> {
    const words = wordsIn(element);
    if (!words.title.trim() || !words.summary.trim()) {
      setFailure(messages.titleAndSummaryRequired);
      // The words are under the form as well: an alert alone is gone once it is dismissed.
      alert(messages.titleAndSummaryRequired);
      return;
    }
    setBusy(true);
    setFailure(await onSend(words));
    setBusy(false);
  }

  return (
    <form
      ref={form}
      className={more ? `${styles.form} ${styles.wide}` : styles.form}
      method="post"
      action={action}
      aria-label={label}
      data-drafts=""
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send(event.currentTarget);
      }}
    >
      <DraftNotice
        state={draft.state}
        onDiscard={draft.discard}
        onRestore={(chosen) => void draft.restore(chosen)}
        onDrop={draft.drop}
      />
      {children}
      <ArticleFields id={id} values={values} />
      {more?.fields}
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <div className={styles.actions}>
        <Action kind="solid" type="submit" disabled={busy}>
          {busy ? busyButton : button}
        </Action>
        <ArticlePreview form={form} {...(article && { article })} {...(more && { layOut: more.preview })} />
      </div>
      {/* After the form's own button, which the Enter key presses. */}
      {more?.pictures}
    </form>
  );
}
