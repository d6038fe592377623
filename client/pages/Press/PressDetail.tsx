import { useLoaderData, useNavigate } from "react-router-dom";
import { Action } from "../../components/Action.tsx";
import { Icon } from "../../components/Icon.tsx";
import { formatCount, formatMoment } from "../../content/format.ts";
import { messages } from "../../content/messages.ts";
import type { PressDetailProps } from "./article.ts";
import styles from "./PressDetail.module.css";

/** GET /{site}/press/{id} */
export function Component() {
  const { site, article } = useLoaderData<PressDetailProps>();
  const navigate = useNavigate();
  const paragraphs = article.content.split(/\r?\n/).filter((line) => line.trim() !== "");
  const list = `/${site}/press`;
  return (
    <article className={styles.article}>
      <header>
        <p className={styles.kicker}>언론보도</p>
        <h1>{article.title}</h1>
        <p className={styles.facts}>
          <span>{messages.adminLabel}</span>
          <time dateTime={article.publishedAt}>{formatMoment(article.publishedAt)}</time>
          <span>조회수 {formatCount(article.views)}</span>
        </p>
      </header>
      <p className={styles.summary}>{article.summary}</p>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
        <p key={index}>{paragraph}</p>
      ))}
      <footer>
        <form
          action={encodeURI(list)}
          onSubmit={(event) => {
            event.preventDefault();
            // One step back, as long as that stays here: whoever came by a link from elsewhere gets the list.
            if ((history.state?.idx ?? 0) > 0) navigate(-1);
            else navigate(list);
          }}
        >
          <Action kind="outline" type="submit">
            <Icon name="left" />
            {messages.backToList}
          </Action>
        </form>
      </footer>
    </article>
  );
}
