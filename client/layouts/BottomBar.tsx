import { ChannelLink } from "../components/ChannelLink.tsx";
import { Icon } from "../components/Icon.tsx";
import { registrationFormId } from "../components/registration/RegistrationForm.tsx";
import { useSale } from "../components/useSale.tsx";
import { complex } from "../content/complex.ts";
import { messages } from "../copy/messages.ts";
import { inquiryLabels } from "../copy/sale/saleCopy.ts";
import type { Page } from "../shared/page.ts";
import { reservationPath } from "../shared/visit.ts";
import styles from "./BottomBar.module.css";
import { VisitButton } from "./popup/VisitButton.tsx";

/** The narrow layout's fixed bar, in reach of the thumb. */
export function BottomBar({ page }: { page: Page }) {
  const sale = useSale();
  // Beside the page's own form another one would only hide what was entered.
  const reserves = page.path === reservationPath;
  const visit = (
    <>
      <Icon name="calendar" />
      {inquiryLabels(sale).name}
    </>
  );
  return (
    <aside className={styles.bar} aria-label="상담">
      {reserves ? (
        <button className={styles.visit} type="submit" form={registrationFormId("customer")}>
          {visit}
        </button>
      ) : (
        <VisitButton className={styles.visit}>{visit}</VisitButton>
      )}
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
