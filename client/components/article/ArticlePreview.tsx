import { type RefObject, useEffect, useRef, useState } from "react";
import type { Article } from "../../shared/article.ts";
import { Action } from "../Action.tsx";
import { Icon } from "../Icon.tsx";
import styles from "./ArticlePreview.module.css";
import { ArticleText } from "./ArticleText.tsx";
import { inputIn } from "./useDraft.ts";

interface Props {
  form: RefObject<HTMLFormElement | null>;
  /** The edited article; a new one is dated now. */
  article?: Pick<Article, "publishedAt" | "views">;
  /** @returns the parsed text and the title picture, for the preview */
  layoutOf?: (form: HTMLFormElement, content: string) => Pick<Article, "body" | "picture">;
}

/** A button that previews the form's article. */
export function ArticlePreview({ form, article, layoutOf }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [hydrated, setHydrated] = useState(false);
  const [preview, setPreview] = useState<Omit<Article, "id" | "number">>();

  // The preview needs scripts.
  useEffect(() => setHydrated(true), []);

  function show(): void {
    if (!form.current) return;
    const { title, summary, content } = inputIn(form.current);
    const { publishedAt, views } = article ?? { publishedAt: new Date().toISOString(), views: 0 };
    const layout = layoutOf?.(form.current, content);
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
