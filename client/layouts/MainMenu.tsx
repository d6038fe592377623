import { Link } from "react-router-dom";
import { PageLinks } from "../components/PageLinks.tsx";
import type { Page } from "../contract/page.ts";
import { menu } from "../navigation.ts";
import styles from "./MainMenu.module.css";

/** The wide layout's menu. Its drop-downs open on hover and on keyboard focus, by CSS; the rest is start/drops.ts. */
export function MainMenu({ page }: { page: Page }) {
  return (
    // It may have been put away before React compares it.
    <nav className={styles.menu} aria-label="주 메뉴" data-menu="" suppressHydrationWarning>
      <ul>
        {menu.map(({ section, label, path, submenus }) => (
          <li key={section} data-drops={submenus.length > 0 || undefined} suppressHydrationWarning>
            <Link to={path} aria-current={holds(page, section) ? "true" : undefined}>
              {label}
            </Link>
            {submenus.length > 0 && <PageLinks links={submenus} current={page.path} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The pages of an error borrow the home section; only the home page itself is home. */
const holds = (page: Page, section: Page["section"]) =>
  page.section === section && (section !== "home" || page.path === "/");
