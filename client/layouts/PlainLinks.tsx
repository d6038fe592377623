import { messages } from "../copy/messages.ts";
import { drawerId } from "./drawerId.ts";
import styles from "./PlainLinks.module.css";
import { popupId } from "./popup/popupDialog.ts";

/**
 * Ways into the dialogs where no button opens them: without scripts, in browsers that know neither commands nor popovers
 * (Safari before 17, Firefox before 125). The address names the dialog, which shows it; another place in the page hides it again.
 */
export function PlainLinks() {
  return (
    <noscript>
      <p className={styles.links}>
        <a href={`#${drawerId}`}>메뉴</a>
        <a href={`#${popupId}`}>{messages.visitBooking}</a>
        <a href="#main">닫기</a>
      </p>
    </noscript>
  );
}
