import { Link } from "react-router-dom";
import { homesOffered } from "../complex/sale/saleStage.ts";
import { Action } from "../components/Action.tsx";
import { Icon } from "../components/Icon.tsx";
import { PageLinks } from "../components/PageLinks.tsx";
import { useSale } from "../components/useSale.tsx";
import { useSiteMap } from "../components/useSiteMap.ts";
import { complex } from "../content/complex.ts";
import { messages } from "../copy/messages.ts";
import type { Page } from "../shared/page.ts";
import styles from "./Drawer.module.css";
import { dialogCommand } from "./dialogCommand.ts";
import { drawerId } from "./drawerId.ts";
import { Logo } from "./Logo.tsx";

const closeCommand = dialogCommand("close", drawerId);

/** The narrow layout's menu: a drawer from the right, one section open at a time (the <details> share a name). */
export function Drawer({ page }: { page: Page }) {
  const sale = useSale();
  const { menu, drawerLinks } = useSiteMap();
  return (
    <dialog id={drawerId} popover="auto" className={styles.drawer} aria-label="메뉴">
      <div className={styles.inside}>
        <div className={styles.top}>
          {/* First, so that the focus starts here; displayed on the right. */}
          <button type="button" className={styles.close} aria-label="메뉴 닫기" {...closeCommand}>
            <Icon name="close" />
          </button>
          <Logo />
        </div>
        <Action kind="primary" wide to="/Promotion/Customer">
          <Icon name="calendar" />
          {homesOffered(sale) ? messages.mobileVisit : messages.mobileConsultation}
        </Action>
        <nav className={styles.tree} aria-label="전체 메뉴">
          <ul>
            {menu.map(({ section, label, path, submenus }) => (
              <li key={section}>
                {submenus.length === 0 ? (
                  <Link to={path}>{label}</Link>
                ) : (
                  <details name="drawer">
                    <summary>
                      {label}
                      <Icon name="plus" />
                    </summary>
                    <PageLinks links={submenus} current={page.path} />
                  </details>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <ul className={styles.others}>
          {drawerLinks.map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
        <p className={styles.phone}>
          <span>{complex.consultationHours}</span>
          <a href={complex.phoneHref}>{complex.phone}</a>
        </p>
      </div>
    </dialog>
  );
}
