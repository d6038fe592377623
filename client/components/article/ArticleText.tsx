import { Fragment, type ReactNode } from "react";
import { complex } from "../../content/complex.ts";
import { messages } from "../../copy/messages.ts";
import type { Article } from "../../shared/article.ts";
import { formatCount, formatMoment } from "../../shared/format/format.ts";
import { unbroken } from "../../shared/format/unbroken.ts";
import { NonBreaking } from "../NonBreaking.tsx";
import { ArticleBody } from "./ArticleBody.tsx";
import { ArticlePicture } from "./ArticlePicture.tsx";
import styles from "./ArticleText.module.css";

interface Props {
  article: Omit<Article, "id" | "number">;
  /** Level of its heading: a preview is in a page that has an h1 already. */
  heading?: "h1" | "h2";
  /** Links below the title, in a title bar that begins the page; without them the title has its category. */
  menu?: ReactNode;
  children?: ReactNode;
}

/** @returns a title that breaks after its points first, and never within the complex's name */
const phrases = (title: string) =>
  title
    .replaceAll(complex.name, unbroken(complex.name))
    .split("… ")
    .map((phrase, at, all) => (
      <Fragment key={phrase}>
        {at > 0 && " "}
        <span className={styles.phrase}>{at < all.length - 1 ? `${phrase}…` : phrase}</span>
      </Fragment>
    ));

/** The readers' view of an article. */
export function ArticleText({ article, heading: Heading = "h1", menu, children }: Props) {
  return (
    <article className={styles.article}>
      <header className={menu ? `band ${styles.bar}` : undefined}>
        {!menu && <p className={styles.kicker}>소식</p>}
        <Heading>{phrases(article.title)}</Heading>
        {menu}
      </header>
      <p className={styles.facts}>
        <span>{messages.adminLabel}</span>
        <time dateTime={article.publishedAt}>{formatMoment(article.publishedAt)}</time>
        <span>조회수 {formatCount(article.views)}</span>
      </p>
      <p className={styles.summary}>
        <NonBreaking text={article.summary} />
      </p>
      {article.picture && (
        <ArticlePicture
          picture={article.picture}
          sizes="(max-width: 900px) 92vw, 44rem"
          priority
          className={styles.picture}
        />
      )}
      <ArticleBody content={article.content} body={article.body} under={Heading === "h1" ? 1 : 2} />
      {children}
    </article>
  );
}
