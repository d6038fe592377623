import { Action } from "../../components/Action.tsx";
import { ArticleBody } from "../../components/article/ArticleBody.tsx";
import { ArticlePicture } from "../../components/article/ArticlePicture.tsx";
import { noticeCopy } from "../../copy/siteNotice.ts";
import type { SiteNotice } from "../../shared/siteNotice.ts";
import { dialogCommand } from "../dialogCommand.ts";
import styles from "./NoticeCard.module.css";

interface Props {
  notice: SiteNotice;
  /** The dialog's. */
  id: string;
}

/** What the dialog of a notice contains. */
export function NoticeCard({ notice: { id: notice, heading, body, link, picture }, id }: Props) {
  const close = dialogCommand("close", id);
  return (
    <div className={styles.card}>
      {picture && (
        <ArticlePicture picture={picture} sizes="(max-width: 30rem) 92vw, 28rem" className={styles.picture} />
      )}
      <div className={styles.text}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <ArticleBody content="" body={body} under={2} />
        {link && (
          <Action kind="primary" href={link.href}>
            {link.label || noticeCopy.more}
          </Action>
        )}
      </div>
      <div className={styles.buttons}>
        <button type="button" data-put-away={notice} {...close}>
          {noticeCopy.away}
        </button>
        <button type="button" {...close}>
          {noticeCopy.close}
        </button>
      </div>
    </div>
  );
}
