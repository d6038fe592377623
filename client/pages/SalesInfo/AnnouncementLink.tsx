import { Action } from "../../components/Action.tsx";
import { Icon } from "../../components/Icon.tsx";
import { announcementPage } from "../../content/announcement.ts";
import { LoadingOverlay } from "./LoadingOverlay.tsx";
import { useOpenedTab } from "./useOpenedTab.ts";

/**
 * Opens the notice in a new tab and covers the page until that tab has loaded. It is a link: without JavaScript,
 * with a modifier key or where the browser blocks the window, the platform opens it by itself.
 */
export function AnnouncementLink() {
  const { opening, open, dismiss } = useOpenedTab(announcementPage.pdf);
  return (
    <>
      <Action
        kind="solid"
        href={announcementPage.pdf}
        target="_blank"
        rel="noopener"
        data-replay
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          if (open()) event.preventDefault();
        }}
      >
        <Icon name="document" />
        {announcementPage.button}
        <span className="vh">({announcementPage.newTab})</span>
      </Action>
      <LoadingOverlay shown={opening} onDismiss={dismiss} />
    </>
  );
}
