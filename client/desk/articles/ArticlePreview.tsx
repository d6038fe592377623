import { type RefObject, useEffect, useRef, useState } from "react";
import { Action } from "../../components/Action.tsx";
import { Icon } from "../../components/Icon.tsx";
import type { Article } from "../../contract/article.ts";
import { ArticleText } from "../../pages/Press/ArticleText.tsx";
import styles from "./ArticlePreview.module.css";
import { wordsIn } from "./useDraft.ts";

interface Props {
  form: RefObject<HTMLFormElement | null>;
  /** The article being edited; a new one is dated now. */
  article?: Pick<Article, "publishedAt" | "views">;
  /** What the form's article will be beside its words. */
  layOut?: (form: HTMLFormElement, content: string) => Pick<Article, "body" | "picture">;
}

/** A button that shows what is in the form as its readers will see it. */
export function ArticlePreview({ form, article, layOut }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [hydrated, setHydrated] = useState(false);
  const [preview, setPreview] = useState<Omit<Article, "id" | "number">>();

  // Without scripts there is nothing that could draw one.
  useEffect(() => setHydrated(true), []);

  function show(): void {
    if (!form.current) return;
    const { title, summary, content } = wordsIn(form.current);
    const { publishedAt, views } = article ?? { publishedAt: new Date().toISOString(), views: 0 };
    const layout = layOut?.(form.current, content);
    setPreview({ title: title.trim() || "(제목 없음)", summary, content, publishedAt, views, ...layout });
    dialog.current?.showModal();
  }

  return (
    <>
      <Action kind="outline" onClick={show} hidden={!hydrated}>
        미리보기
      </Action>
      <dialog ref={dialog} className={styles.preview} aria-label="기사 미리보기" onClose={() => setPreview(undefined)}>
        <div className={styles.bar}>
          <p>미리보기</p>
          <button type="button" onClick={() => dialog.current?.close()} aria-label="미리보기 닫기">
            <Icon name="close" />
          </button>
        </div>
        {preview && <ArticleText article={preview} heading="h2" />}
      </dialog>
    </>
  );
}
