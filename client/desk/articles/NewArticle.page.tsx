import { useLoaderData, useNavigate } from "react-router-dom";
import { useNewArticle } from "../../components/article/useNewArticle.ts";
import { TextLink } from "../../components/TextLink.tsx";
import type { NewArticleProps } from "../../shared/desk/articles.ts";
import { pressPath } from "../../shared/pressPath.ts";
import { Desk } from "../components/Desk.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import { DoneMessage } from "../components/DoneNotice.tsx";
import { FullArticleForm } from "./FullArticleForm.tsx";
import { useArticleLayout } from "./useArticleLayout.ts";

/** GET /admin/articles/new */
export function Component() {
  const { administrator, site, notice } = useLoaderData<NewArticleProps>();
  const navigate = useNavigate();
  const article = useNewArticle(site, `${pressPath(site)}/drafts`, ({ id }) => navigate(`/admin/articles/${id}`));
  const layout = useArticleLayout(undefined, notice);

  return (
    <Desk administrator={administrator} current="/admin/articles">
      <DeskHeading title="기사 작성" note={`${site} 게시판`}>
        <TextLink to={`/admin/articles?site=${encodeURIComponent(site)}`}>기사 목록</TextLink>
      </DeskHeading>
      {notice?.kind === "uploaded" && <DoneMessage>{notice.message}</DoneMessage>}
      <FullArticleForm
        {...article}
        values={notice?.values}
        layout={layout}
        refusal={notice?.kind === "refused" ? notice.message : undefined}
        plans
        button="저장하기"
        busyButton="저장 중..."
      >
        <input type="hidden" name="site" value={site} />
      </FullArticleForm>
    </Desk>
  );
}
