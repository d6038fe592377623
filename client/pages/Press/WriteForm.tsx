import { useRef, useState } from "react";
import { Action } from "../../components/Action.tsx";
import { messages } from "../../content/messages.ts";
import { pressPath } from "../../content/pressPath.ts";
import { ArticleFields } from "./ArticleFields.tsx";
import { ArticlePreview } from "./ArticlePreview.tsx";
import { adminRequest } from "./adminRequest.ts";
import type { PressListProps } from "./article.ts";
import { DraftNotice } from "./DraftNotice.tsx";
import { useDraft, wordsIn } from "./useDraft.ts";
import styles from "./WriteForm.module.css";

interface Props {
  site: string;
  /** What a plain form post came back with. */
  notice: PressListProps["notice"] | undefined;
  onPublished: () => void;
}

/** Writes an article for this site. */
export function WriteForm({ site, notice, onPublished }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState(notice?.message);
  const [busy, setBusy] = useState(false);
  const draft = useDraft(form, `${site}/new`);
  const action = pressPath(site);

  async function publish(element: HTMLFormElement): Promise<void> {
    const words = wordsIn(element);
    if (!words.title.trim() || !words.summary.trim()) {
      setFailure(messages.titleAndSummaryRequired);
      // The words are under the form as well: an alert alone is gone once it is dismissed.
      alert(messages.titleAndSummaryRequired);
      return;
    }
    setBusy(true);
    const problem = await adminRequest("POST", action, words);
    setBusy(false);
    setFailure(problem);
    if (problem) return;
    element.reset();
    draft.forget();
    onPublished();
  }

  return (
    <form
      ref={form}
      className={styles.write}
      method="post"
      action={action}
      aria-labelledby="write-title"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void publish(event.currentTarget);
      }}
    >
      <h2 id="write-title">기사 쓰기</h2>
      <DraftNotice
        state={draft.state}
        onDiscard={draft.discard}
        onRestore={(chosen) => void draft.restore(chosen)}
        onDrop={draft.drop}
      />
      <ArticleFields id="write-article" values={notice?.values} />
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <div className={styles.actions}>
        <Action kind="solid" type="submit" disabled={busy}>
          {busy ? "게시 중..." : "게시하기"}
        </Action>
        <ArticlePreview form={form} />
      </div>
    </form>
  );
}
