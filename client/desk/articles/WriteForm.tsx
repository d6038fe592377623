import { useRef } from "react";
import type { PressListProps } from "../../contract/article.ts";
import type { ArticleWords } from "../../contract/deskArticle.ts";
import { pressPath } from "../../contract/pressPath.ts";
import { adminRequest } from "../adminRequest.ts";
import { ArticleForm } from "./ArticleForm.tsx";
import { useDraft } from "./useDraft.ts";
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
  const draft = useDraft(form, `${site}/new`);
  const action = pressPath(site);

  async function publish(words: ArticleWords): Promise<string | undefined> {
    const problem = await adminRequest("POST", action, words);
    if (problem) return problem;
    form.current?.reset();
    draft.forget();
    onPublished();
    return undefined;
  }

  return (
    <section className={styles.write}>
      <h2>기사 작성</h2>
      <ArticleForm
        form={form}
        id="write-article"
        label="기사 작성"
        action={action}
        draft={draft}
        values={notice?.values}
        refusal={notice?.message}
        button="게시하기"
        busyButton="게시 중..."
        onSend={publish}
      />
    </section>
  );
}
