import { type ReactNode, type RefObject, useState } from "react";
import { messages } from "../../copy/messages.ts";
import type { Article } from "../../shared/article.ts";
import type { ArticleInput, DeskArticle } from "../../shared/deskArticle.ts";
import { isVisible } from "../../shared/plainText.ts";
import { Action } from "../Action.tsx";
import { ArticleFields } from "./ArticleFields.tsx";
import styles from "./ArticleForm.module.css";
import { ArticlePreview } from "./ArticlePreview.tsx";
import { DraftNotice } from "./DraftNotice.tsx";
import { inputIn, type useDraft } from "./useDraft.ts";

/** Everything that was entered, by the fields' names. */
export type EnteredArticle = Record<string, string>;

export interface ArticleFormProps {
  form: RefObject<HTMLFormElement | null>;
  /** Prefix of the fields' ids. */
  id: string;
  label: string;
  /** URL of the plain form. */
  action: string;
  draft: ReturnType<typeof useDraft>;
  values?: ArticleInput | undefined;
  /** The edited article, for the preview. */
  article?: DeskArticle;
  /** Other fields of the article. */
  more?: {
    fields: ReactNode;
    pictures: ReactNode;
    preview: (form: HTMLFormElement, content: string) => Pick<Article, "body" | "picture">;
  };
  /** The error message of a plain form post. */
  refusal?: string | undefined;
  button: string;
  busyButton: string;
  /** @returns the error message, if any */
  onSend: (fields: EnteredArticle) => Promise<string | undefined>;
  /** Shown above the fields. */
  children?: ReactNode;
}

const fieldsIn = (form: HTMLFormElement): EnteredArticle =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

/** The form for writing or editing an article. */
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
    const { title, summary } = inputIn(element);
    if (!isVisible(title) || !isVisible(summary)) {
      setFailure(messages.titleAndSummaryRequired);
      // The form shows the message too, because it is gone when the alert is dismissed.
      alert(messages.titleAndSummaryRequired);
      return;
    }
    setBusy(true);
    setFailure(await onSend(fieldsIn(element)));
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
        onDismiss={draft.drop}
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
        <ArticlePreview form={form} {...(article && { article })} {...(more && { layoutOf: more.preview })} />
      </div>
      {/* After the form's own button, which the Enter key presses. */}
      {more?.pictures}
    </form>
  );
}
