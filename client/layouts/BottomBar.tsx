import { ChannelLink } from "../components/ChannelLink.tsx";
import { Icon } from "../components/Icon.tsx";
import { useSale } from "../components/useSale.tsx";
import { complex } from "../content/complex.ts";
import { messages } from "../copy/messages.ts";
import { inquiryLabels } from "../copy/sale/saleCopy.ts";
import styles from "./BottomBar.module.css";
import { VisitButton } from "./popup/VisitButton.tsx";

/** The narrow layout's fixed bar, in reach of the thumb. */
export function BottomBar() {
  const sale = useSale();
  return (
    <aside className={styles.bar} aria-label="상담">
      <VisitButton className={styles.visit}>
        <Icon name="calendar" />
        {inquiryLabels(sale).name}
      </VisitButton>
      <a className={styles.call} href={complex.phoneHref}>
        <Icon name="phone" />
        {messages.phoneConsultation}
      </a>
      <ChannelLink className={styles.call}>
        <Icon name="chat" />
        {messages.chatShort}
      </ChannelLink>
    </aside>
  );
}
