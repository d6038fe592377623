import { Link, useLoaderData } from "react-router-dom";
import { ArticlePicture } from "../../components/article/ArticlePicture.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { messages } from "../../copy/messages.ts";
import type { DeskArticlesProps } from "../../shared/desk/articles.ts";
import { formatCount, formatDay, formatMoment } from "../../shared/format/format.ts";
import { Desk } from "../components/Desk.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import table from "../components/DeskTable.module.css";
import { DeskMore, DeskTable } from "../components/DeskTable.tsx";
import styles from "./Articles.module.css";

const boardPath = (site: string) => `/admin/articles?site=${encodeURIComponent(site)}`;

/** GET /admin/articles: a board's articles, hidden ones included. */
export function Component() {
  const { administrator, site, sites, articles, nextCursor } = useLoaderData<DeskArticlesProps>();
  return (
    <Desk administrator={administrator} current="/admin/articles">
      <DeskHeading title="기사" note={`${site} 게시판`}>
        <TextLink to={`/admin/articles/new?site=${encodeURIComponent(site)}`}>기사 작성</TextLink>
        <TextLink to={`/${site}/press`}>게시판 보기</TextLink>
      </DeskHeading>
      {sites.length > 1 && (
        <nav className={styles.boards} aria-label="게시판">
          <ul>
            {sites.map((name) => (
              <li key={name}>
                <Link to={boardPath(name)} aria-current={name === site ? "page" : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {articles.length === 0 ? (
        <div className={table.empty}>
          <h2>아직 기사가 없습니다</h2>
          <p className="quiet">‘기사 작성’에서 첫 기사를 써 주세요.</p>
        </div>
      ) : (
        <DeskTable
          caption={`${site} 게시판의 기사`}
          columns={["NO", "제목", "상태", "게시일", "조회수"]}
          tight={["NO", "상태", "게시일", "조회수"]}
          className={styles.articles}
        >
          {articles.map(({ id, number, title, unpublishedAt, publishAt, publishedAt, views, picture }) => (
            <tr key={id}>
              <td className={table.tight}>{number}</td>
              <td className={table.main}>
                <Link to={`/admin/articles/${id}`}>
                  {picture && (
                    <ArticlePicture picture={{ ...picture, alt: "" }} sizes="4rem" className={styles.thumbnail} />
                  )}
                  {title}
                </Link>
              </td>
              <td className={table.tight}>
                {number === null ? (
                  <em className={styles.planned}>{publishAt ? "예약" : "초안"}</em>
                ) : unpublishedAt ? (
                  <em className={styles.hidden}>게시 중단</em>
                ) : (
                  "게시 중"
                )}
              </td>
              <td className={table.tight}>
                {number !== null && <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>}
                {publishAt && <time dateTime={publishAt}>{formatMoment(publishAt)}</time>}
              </td>
              <td className={`${table.tight} ${table.figure}`}>
                <span className={styles.views}>조회 </span>
                {formatCount(views)}
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
      {nextCursor && <DeskMore to={`${boardPath(site)}&cursor=${nextCursor}`}>이전 기사 {messages.loadMore}</DeskMore>}
    </Desk>
  );
}
