import type { ReactNode } from "react";
import { Action } from "../../components/Action.tsx";
import { Icon } from "../../components/Icon.tsx";
import { announcementPage } from "../../copy/announcement.ts";
import styles from "./AnnouncementButton.module.css";
import { LoadingOverlay } from "./LoadingOverlay.tsx";

const form = "announcement-file";
const overlay = "loading-file";

/**
 * Opens the announcement in a new tab; an overlay covers the page until that tab has loaded, see start/openedTab.ts. A
 * form button, so that it works without JavaScript.
 */
export function AnnouncementButton() {
  return (
    <>
      <form id={form} className={styles.open} action={announcementPage.pdf} target="_blank" rel="noopener">
        <Action kind="solid" type="submit" data-cover={overlay}>
          <Icon name="document" />
          {announcementPage.button}
          <span className="vh">({announcementPage.newTab})</span>
        </Action>
      </form>
      <LoadingOverlay id={overlay} />
    </>
  );
}

/** Opens it too, by what the announcement looks like: for the pointer alone, beside the button that says so. */
export function AnnouncementCover({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <button type="submit" form={form} className={className} data-cover={overlay} tabIndex={-1} aria-hidden="true">
      {children}
    </button>
  );
}
