import { Link } from "react-router-dom";
import { PageLinks } from "../components/PageLinks.tsx";
import { useSiteMap } from "../components/useSiteMap.ts";
import type { Page } from "../shared/page.ts";
import styles from "./MainMenu.module.css";

/** The wide layout's menu. CSS opens its drop-downs on hover and focus; start/runDropDowns.ts does the rest. */
export function MainMenu({ page }: { page: Page }) {
  const { menu } = useSiteMap();
  return (
    // May have been changed before hydration.
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

/** Error pages use the home section, but only the home page itself is current. */
const holds = (page: Page, section: Page["section"]) =>
  page.section === section && (section !== "home" || page.path === "/");
