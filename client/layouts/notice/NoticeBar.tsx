import { ArticleBody } from "../../components/article/ArticleBody.tsx";
import { noticeCopy } from "../../copy/siteNotice.ts";
import type { SiteNotice } from "../../shared/siteNotice.ts";
import styles from "./NoticeBar.module.css";

/** A notice above the header, on every page. It scrolls away with the page; without scripts it can't be put away. */
export function NoticeBar({ notice: { id, heading, body, link } }: { notice: SiteNotice }) {
  return (
    <aside className={`unprinted dark deepest ${styles.bar}`} aria-label={noticeCopy.label} data-notice={id}>
      <div className={styles.inside}>
        {body.length > 0 ? (
          <details className={styles.words}>
            <summary>{heading}</summary>
            <ArticleBody content="" body={body} under={2} />
          </details>
        ) : (
          <p className={styles.heading}>{heading}</p>
        )}
        {link && <a href={link.href}>{link.label || noticeCopy.more}</a>}
        <button type="button" className="with-scripts" data-put-away={id}>
          {noticeCopy.away}
        </button>
      </div>
    </aside>
  );
}
