import { useLoaderData } from "react-router-dom";
import { TextLink } from "../../components/TextLink.tsx";
import type { EditArticleProps } from "../../shared/desk/articles.ts";
import { formatCount, formatDay, formatMoment } from "../../shared/format/format.ts";
import { Desk } from "../components/Desk.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import { ArticleActions } from "./ArticleActions.tsx";
import { EditForm } from "./EditForm.tsx";

/** GET /admin/articles/{id} */
export function Component() {
  const { administrator, article, notice } = useLoaderData<EditArticleProps>();
  const { site, id, number, publishedAt, editedAt, publishAt, views, revision } = article;
  const facts = [
    ...(number === null
      ? [site, publishAt ? `${formatMoment(publishAt)} 게시 예약` : "초안"]
      : [`${site} NO ${number}`, `${formatDay(publishedAt)} 게시`, `조회수 ${formatCount(views)}`]),
    ...(editedAt ? [`${formatMoment(editedAt)} 수정`] : []),
  ];
  return (
    <Desk administrator={administrator} current="/admin/articles">
      <DeskHeading title="기사 수정" note={facts.join(" · ")}>
        {!article.unpublishedAt && <TextLink to={`/${site}/press/${id}`}>게시된 기사 보기</TextLink>}
        <TextLink to={`/admin/articles?site=${encodeURIComponent(site)}`}>기사 목록</TextLink>
      </DeskHeading>
      <EditForm key={`${id} ${revision}`} article={article} notice={notice} />
      <ArticleActions article={article} />
    </Desk>
  );
}
