import type { MouseEvent } from "react";
import { ChannelLink } from "../components/ChannelLink.tsx";
import { Icon } from "../components/Icon.tsx";
import { registrationFormId } from "../components/registration/RegistrationForm.tsx";
import { useSale } from "../components/useSale.tsx";
import { complex } from "../content/complex.ts";
import { messages } from "../copy/messages.ts";
import { inquiryLabels } from "../copy/sale/saleCopy.ts";
import type { Page } from "../shared/page.ts";
import styles from "./BottomBar.module.css";
import { VisitButton } from "./popup/VisitButton.tsx";

/**
 * Leads on in the reservation's form: to the first field that is missing, or to its button. Before a time is chosen it
 * begins at the top.
 */
function goOn(event: MouseEvent): void {
  const form = document.getElementById(registrationFormId("customer"));
  if (!(form instanceof HTMLFormElement) || !new FormData(form).get("visitDate")) return;
  event.preventDefault();
  const missing = form.querySelector<HTMLElement>(":required:invalid");
  (missing ?? form.querySelector<HTMLElement>('[type="submit"]'))?.focus();
}

/** The narrow layout's fixed bar, in reach of the thumb. */
export function BottomBar({ page }: { page: Page }) {
  const sale = useSale();
  // Beside the page's own form another one would only hide what was entered.
  const reserves = page.path === "/:site/customer";
  const visit = (
    <>
      <Icon name="calendar" />
      {inquiryLabels(sale).name}
    </>
  );
  return (
    <aside className={styles.bar} aria-label="상담">
      {reserves ? (
        // biome-ignore lint/a11y/useValidAnchor: it leads within the page, at first or without scripts to the form's top
        <a className={styles.visit} href="#reserve" onClick={goOn}>
          {visit}
        </a>
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
