import { useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { EnteredArticle } from "../../components/article/ArticleForm.tsx";
import { useDraft } from "../../components/article/useDraft.ts";
import { adminResponse, problemIn } from "../../components/session/adminRequest.ts";
import type { EditArticleProps } from "../../shared/desk/articles.ts";
import type { DeskArticle } from "../../shared/deskArticle.ts";
import { pressPath } from "../../shared/pressPath.ts";
import { DoneMessage } from "../components/DoneNotice.tsx";
import { ArticleConflict } from "./ArticleConflict.tsx";
import { FullArticleForm } from "./FullArticleForm.tsx";
import { sendForm } from "./sendForm.ts";
import { useArticleLayout } from "./useArticleLayout.ts";

interface Props {
  article: DeskArticle;
  /** The result of a plain form post. */
  notice: EditArticleProps["notice"];
}

/** Edits an article. In case of a conflict both texts are kept until the editor decides. */
export function EditForm({ article, notice }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const revalidator = useRevalidator();
  const [theirs, setTheirs] = useState(notice?.kind === "conflict" ? article : undefined);
  /** The revision that the editor chose to overwrite. */
  const overwritten = useRef<number>(undefined);
  const draft = useDraft(form, `${article.site}/${article.id}`, article.revision);
  const layout = useArticleLayout(article, notice);
  const action = `${pressPath(article.site)}/${article.id}`;

  async function save(fields: EnteredArticle): Promise<string | undefined> {
    const revision = overwritten.current ?? draft.base;
    overwritten.current = undefined;
    const response = await adminResponse("PUT", action, { ...fields, revision });
    if (response.status === 409) {
      setTheirs(response.body.article as DeskArticle);
      return undefined;
    }
    if (response.status === 200) {
      setTheirs(undefined);
      draft.forget();
      revalidator.revalidate();
    }
    return problemIn(response);
  }

  return (
    <>
      {(notice?.kind === "saved" || notice?.kind === "uploaded") && <DoneMessage>{notice.message}</DoneMessage>}
      <FullArticleForm
        form={form}
        id="edit-article"
        label="기사 수정"
        action={action}
        draft={draft}
        values={notice?.values ?? article}
        article={article}
        layout={layout}
        plans={article.number === null}
        refusal={notice?.kind === "refused" ? notice.message : undefined}
        button="저장하기"
        busyButton="저장 중..."
        onSend={save}
      >
        <input type="hidden" name="_method" value="put" />
        <input type="hidden" name="article" value={article.id} />
        <input type="hidden" name="revision" value={draft.base} />
        {theirs && (
          <ArticleConflict
            theirs={theirs}
            onKeepMine={() => {
              overwritten.current = theirs.revision;
              if (form.current) sendForm(form.current);
            }}
            onTakeTheirs={() => revalidator.revalidate()}
          />
        )}
      </FullArticleForm>
    </>
  );
}
