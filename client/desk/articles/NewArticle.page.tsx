import { useRef } from "react";
import { useLoaderData, useNavigate } from "react-router-dom";
import { useDraft } from "../../components/article/useDraft.ts";
import { adminResponse, problemIn } from "../../components/session/adminRequest.ts";
import { TextLink } from "../../components/TextLink.tsx";
import type { NewArticleProps } from "../../shared/desk/articles.ts";
import type { ArticleInput, DeskArticle } from "../../shared/deskArticle.ts";
import { pressPath } from "../../shared/pressPath.ts";
import { Desk } from "../components/Desk.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import { DoneMessage } from "../components/DoneNotice.tsx";
import { FullArticleForm } from "./FullArticleForm.tsx";
import { layoutIn, useArticleLayout } from "./useArticleLayout.ts";

/** GET /admin/articles/new */
export function Component() {
  const { administrator, site, notice } = useLoaderData<NewArticleProps>();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const draft = useDraft(form, `${site}/new`);
  const layout = useArticleLayout(undefined, notice);
  const action = `${pressPath(site)}/drafts`;

  async function save(input: ArticleInput): Promise<string | undefined> {
    const response = await adminResponse("POST", action, { ...input, ...(form.current && layoutIn(form.current)) });
    if (response.status !== 201) return problemIn(response);
    form.current?.reset();
    draft.forget();
    await navigate(`/admin/articles/${(response.body.article as DeskArticle).id}`);
    return undefined;
  }

  return (
    <Desk administrator={administrator} current="/admin/articles">
      <DeskHeading title="기사 작성" note={`${site} 게시판`}>
        <TextLink to={`/admin/articles?site=${encodeURIComponent(site)}`}>기사 목록</TextLink>
      </DeskHeading>
      {notice?.kind === "uploaded" && <DoneMessage>{notice.message}</DoneMessage>}
      <FullArticleForm
        form={form}
        id="new-article"
        label="기사 작성"
        action={action}
        draft={draft}
        values={notice?.values}
        layout={layout}
        refusal={notice?.kind === "refused" ? notice.message : undefined}
        plans
        button="저장하기"
        busyButton="저장 중..."
        onSend={save}
      >
        <input type="hidden" name="site" value={site} />
      </FullArticleForm>
    </Desk>
  );
}
