import { useRef } from "react";
import { ArticleForm } from "../../components/article/ArticleForm.tsx";
import { useDraft } from "../../components/article/useDraft.ts";
import { adminRequest } from "../../components/session/adminRequest.ts";
import type { PressListProps } from "../../shared/article.ts";
import type { ArticleInput } from "../../shared/deskArticle.ts";
import { pressPath } from "../../shared/pressPath.ts";
import styles from "./QuickArticleForm.module.css";

interface Props {
  site: string;
  /** The result of a plain form post. */
  notice: PressListProps["notice"] | undefined;
  onPublished: () => void;
}

/** Writes an article for this site. */
export function QuickArticleForm({ site, notice, onPublished }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, `${site}/new`);
  const action = pressPath(site);

  async function publish(input: ArticleInput): Promise<string | undefined> {
    const problem = await adminRequest("POST", action, input);
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
