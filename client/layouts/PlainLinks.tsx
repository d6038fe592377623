import { useSale } from "../components/useSale.tsx";
import { inquiryLabels } from "../copy/sale/saleCopy.ts";
import { drawerId } from "./drawerId.ts";
import styles from "./PlainLinks.module.css";
import { popupId } from "./popup/popupDialog.ts";

/**
 * Links to dialogs for when no button can open them: without scripts, in browsers with neither commands nor popovers
 * (Safari before 17, Firefox before 125). The URL's fragment shows the dialog; another fragment hides it.
 */
export function PlainLinks() {
  const sale = useSale();
  return (
    <noscript>
      <p className={`unprinted ${styles.links}`}>
        <a href={`#${drawerId}`}>메뉴</a>
        <a href={`#${popupId}`}>{inquiryLabels(sale).name}</a>
        <a href="#main">닫기</a>
      </p>
    </noscript>
  );
}
