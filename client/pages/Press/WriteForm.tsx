import { useState } from "react";
import { Action } from "../../components/Action.tsx";
import { Field } from "../../components/Field.tsx";
import { messages } from "../../content/messages.ts";
import { pressPath } from "../../content/pressPath.ts";
import { adminRequest } from "./adminRequest.ts";
import type { PressListProps } from "./article.ts";
import styles from "./WriteForm.module.css";

interface Props {
  site: string;
  /** What a plain form post came back with. */
  notice: PressListProps["notice"] | undefined;
  onPublished: () => void;
}

/** Writes an article for this site. */
export function WriteForm({ site, notice, onPublished }: Props) {
  const [failure, setFailure] = useState(notice?.message);
  const [busy, setBusy] = useState(false);
  const action = pressPath(site);

  async function publish(form: HTMLFormElement): Promise<void> {
    const { title = "", summary = "", content = "" } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    if (!title.trim() || !summary.trim()) {
      setFailure(messages.titleAndSummaryRequired);
      // The words are under the form as well: an alert alone is gone once it is dismissed.
      alert(messages.titleAndSummaryRequired);
      return;
    }
    setBusy(true);
    const problem = await adminRequest("POST", action, { title, summary, content });
    setBusy(false);
    setFailure(problem);
    if (problem) return;
    form.reset();
    onPublished();
  }

  return (
    <form
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
      <Field id="write-article-title" name="title" label="제목" value={notice?.values?.title} />
      <Field id="write-article-summary" name="summary" label="요약" value={notice?.values?.summary} />
      <Field
        id="write-article-content"
        name="content"
        label="본문"
        mark="선택"
        rows={10}
        value={notice?.values?.content}
      />
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <Action kind="solid" type="submit" disabled={busy}>
        {busy ? "게시 중..." : "게시하기"}
      </Action>
    </form>
  );
}
