import { useEffect } from "react";
import type { SiteNotice } from "../../shared/siteNotice.ts";
import { NoticeCard } from "./NoticeCard.tsx";
import styles from "./NoticeDialogs.module.css";
import { noticeDialogId, showNoticeOnceIdle } from "./noticeDialog.ts";

/** The dialogs of the home page, of which one is shown: at the first page without React, later ones by navigation. */
export function NoticeDialogs({ notices }: { notices: readonly SiteNotice[] }) {
  useEffect(showNoticeOnceIdle, []);
  return notices.map((notice) => {
    const id = noticeDialogId(notice.id);
    return (
      <dialog
        key={id}
        id={id}
        popover="auto"
        tabIndex={-1}
        className={styles.dialog}
        aria-labelledby={`${id}-heading`}
        data-notice={notice.id}
      >
        <NoticeCard notice={notice} id={id} />
      </dialog>
    );
  });
}
