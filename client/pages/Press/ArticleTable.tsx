import { Link } from "react-router-dom";
import { ArticlePicture } from "../../components/article/ArticlePicture.tsx";
import { NonBreaking } from "../../components/NonBreaking.tsx";
import { messages } from "../../copy/messages.ts";
import type { ArticleSummary } from "../../shared/article.ts";
import { formatCount, formatDay } from "../../shared/format/format.ts";
import styles from "./ArticleTable.module.css";

/** The id of an article's row in the list. */
export const rowId = (article: ArticleSummary | undefined) => `no-${article?.number}`;

/** The press list; narrow screens omit author and views. */
export function ArticleTable({ site, articles }: { site: string; articles: ArticleSummary[] }) {
  return (
    <table className={styles.table}>
      <caption className="vh">소식 목록</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            NO
          </th>
          <th scope="col">제목</th>
          <th scope="col" className={styles.author}>
            작성자
          </th>
          <th scope="col" className={styles.date}>
            날짜
          </th>
          <th scope="col" className={styles.views}>
            조회수
          </th>
        </tr>
      </thead>
      <tbody>
        {articles.map((article, at) => (
          <Row key={article.id} site={site} article={article} leads={at === 0} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  site: string;
  article: ArticleSummary;
  /** The newest, whose picture is shown, and its summary where there is room. */
  leads: boolean;
}

function Row({ site, article, leads }: RowProps) {
  const { id, number, title, summary, publishedAt, views, picture } = article;
  return (
    <tr id={rowId(article)}>
      <td className={styles.number}>{number}</td>
      <td className={styles.title}>
        <Link to={`/${site}/press/${id}`}>
          {/* The title beside it is its accessible name. */}
          {leads && picture && (
            <ArticlePicture
              picture={{ ...picture, alt: "" }}
              sizes="(max-width: 600px) 92vw, (max-width: 900px) 6rem, clamp(9rem, 40vw - 14rem, 22rem)"
              className={styles.thumbnail}
            />
          )}
          <span>
            <NonBreaking text={title} />
          </span>
        </Link>
        {leads && (
          <p className={styles.summary}>
            <NonBreaking text={summary} />
          </p>
        )}
      </td>
      <td className={styles.author}>{messages.adminLabel}</td>
      <td className={styles.date}>
        <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
      </td>
      <td className={styles.views}>{formatCount(views)}</td>
    </tr>
  );
}
