import { useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { Action } from "../../components/Action.tsx";
import { messages } from "../../content/messages.ts";
import { pressPath } from "../../content/pressPath.ts";
import { ArticleFields } from "../Press/ArticleFields.tsx";
import { ArticlePreview } from "../Press/ArticlePreview.tsx";
import { adminAnswer, problemIn } from "../Press/adminRequest.ts";
import { DraftNotice } from "../Press/DraftNotice.tsx";
import type { DeskArticle } from "../Press/deskArticle.ts";
import { useDraft, wordsIn } from "../Press/useDraft.ts";
import { ArticleConflict } from "./ArticleConflict.tsx";
import type { EditArticleProps } from "./deskProps.ts";
import styles from "./EditForm.module.css";

interface Props {
  article: DeskArticle;
  /** What a plain form post came back with. */
  notice: EditArticleProps["notice"];
}

/** Changes an article. When somebody else has changed it meanwhile, both texts stay until the editor decides. */
export function EditForm({ article, notice }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const revalidator = useRevalidator();
  const [failure, setFailure] = useState(notice?.kind === "refused" ? notice.message : undefined);
  const [busy, setBusy] = useState(false);
  const [theirs, setTheirs] = useState(notice?.kind === "conflict" ? article : undefined);
  const draft = useDraft(form, `${article.site}/${article.id}`, article.revision);
  const action = `${pressPath(article.site)}/${article.id}`;

  async function save(element: HTMLFormElement, revision = draft.base): Promise<void> {
    const words = wordsIn(element);
    if (!words.title.trim() || !words.summary.trim()) {
      setFailure(messages.titleAndSummaryRequired);
      alert(messages.titleAndSummaryRequired);
      return;
    }
    setBusy(true);
    const answer = await adminAnswer("PUT", action, { ...words, revision });
    setBusy(false);
    if (answer.status === 409) {
      setFailure(undefined);
      return setTheirs(answer.body.article as DeskArticle);
    }
    setFailure(problemIn(answer));
    if (answer.status !== 200) return;
    setTheirs(undefined);
    draft.forget();
    revalidator.revalidate();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={action}
      aria-label="기사 고치기"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save(event.currentTarget);
      }}
    >
      <input type="hidden" name="_method" value="put" />
      <input type="hidden" name="revision" value={draft.base} />
      {notice?.kind === "saved" && (
        <p className={styles.saved} role="status">
          {notice.message}
        </p>
      )}
      <DraftNotice
        state={draft.state}
        onDiscard={draft.discard}
        onRestore={(chosen) => void draft.restore(chosen)}
        onDrop={draft.drop}
      />
      {theirs && (
        <ArticleConflict
          theirs={theirs}
          onKeepMine={() => form.current && void save(form.current, theirs.revision)}
          onTakeTheirs={() => revalidator.revalidate()}
        />
      )}
      <ArticleFields id="edit-article" values={notice?.values ?? article} />
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <div className={styles.actions}>
        <Action kind="solid" type="submit" disabled={busy}>
          {busy ? "저장 중..." : "저장하기"}
        </Action>
        <ArticlePreview form={form} article={article} />
      </div>
    </form>
  );
}
