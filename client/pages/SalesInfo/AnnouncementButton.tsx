import { Action } from "../../components/Action.tsx";
import { Icon } from "../../components/Icon.tsx";
import { announcementPage } from "../../copy/announcement.ts";
import styles from "./AnnouncementButton.module.css";
import { LoadingOverlay } from "./LoadingOverlay.tsx";

const overlay = "loading-file";

/** What a submit button needs to open it too, wherever it stands on the page. */
export const opensAnnouncement = { type: "submit", form: "announcement-file", "data-cover": overlay } as const;

/**
 * Opens the announcement in a new tab; an overlay covers the page until that tab has loaded, see start/openedTab.ts. A
 * form button, so that it works without JavaScript.
 */
export function AnnouncementButton() {
  return (
    <>
      <form
        id={opensAnnouncement.form}
        className={styles.open}
        action={announcementPage.pdf}
        target="_blank"
        rel="noopener"
      >
        <Action kind="solid" {...opensAnnouncement}>
          <Icon name="document" />
          {announcementPage.button}
          <span className="vh">({announcementPage.newTab})</span>
        </Action>
      </form>
      <LoadingOverlay id={overlay} />
    </>
  );
}
