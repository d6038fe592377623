import { Link } from "react-router-dom";
import { Icon } from "../components/Icon.tsx";
import { useSale } from "../components/useSale.tsx";
import { complex } from "../content/complex.ts";
import { messages } from "../copy/messages.ts";
import { inquiryLabels } from "../copy/sale/saleCopy.ts";
import type { Page } from "../shared/page.ts";
import { dialogCommand } from "./dialogCommand.ts";
import { drawerId } from "./drawerId.ts";
import styles from "./Header.module.css";
import { Logo } from "./Logo.tsx";
import { MainMenu } from "./MainMenu.tsx";
import { VisitButton } from "./popup/VisitButton.tsx";

const openCommand = dialogCommand("show-modal", drawerId);

/**
 * The header of both layouts; CSS shows the controls of one.
 * @param over the background that it overlays until the page is scrolled; undefined for its own
 */
export function Header({ page, over }: { page: Page; over: "dark" | "light" | undefined }) {
  const sale = useSale();
  const inquiry = inquiryLabels(sale);
  const classes = over ? `${styles.over} ${over === "dark" ? styles.dark : ""}` : "";
  return (
    <header className={`${styles.header} ${classes}`}>
      <div className={styles.inside}>
        <div className={styles.logo}>
          <Logo />
        </div>
        <MainMenu page={page} />
        <div className={styles.calls}>
          <Link className={styles.book} to="/Promotion/Customer">
            {messages.mobileConsultation}
          </Link>
          <VisitButton className={styles.phone} aria-label={`${complex.phone} ${inquiry.name}`}>
            <Icon name="phone" />
            <span>{complex.phone}</span>
          </VisitButton>
        </div>
        <VisitButton className={styles.narrow} aria-label={`${inquiry.name} 열기`}>
          <Icon name="calendar" />
        </VisitButton>
        <a className={styles.narrow} href={complex.phoneHref} aria-label={`전화 걸기 ${complex.phone}`}>
          <Icon name="phone" />
        </a>
        <button
          type="button"
          className={`${styles.narrow} ${styles.burger}`}
          aria-label="메뉴 열기"
          aria-haspopup="dialog"
          {...openCommand}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
