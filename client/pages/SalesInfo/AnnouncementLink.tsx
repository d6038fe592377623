import { Action } from "../../components/Action.tsx";
import { Icon } from "../../components/Icon.tsx";
import { announcementPage } from "../../content/announcement.ts";
import { LoadingOverlay } from "./LoadingOverlay.tsx";

const overlay = "loading-file";

/**
 * Opens the notice in a new tab; the overlay covers the page until that tab has loaded, see start/openedTab.ts.
 * It is a link: without JavaScript the platform opens it by itself.
 */
export function AnnouncementLink() {
  return (
    <>
      <Action kind="solid" href={announcementPage.pdf} target="_blank" rel="noopener" data-cover={overlay}>
        <Icon name="document" />
        {announcementPage.button}
        <span className="vh">({announcementPage.newTab})</span>
      </Action>
      <LoadingOverlay id={overlay} />
    </>
  );
}
