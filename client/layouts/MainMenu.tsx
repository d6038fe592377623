import { Link } from "react-router-dom";
import { menu } from "../content/menu.ts";
import type { Page } from "../content/pages.ts";
import styles from "./MainMenu.module.css";
import { SubmenuLinks } from "./SubmenuLinks.tsx";
import { useDismiss } from "./useDismiss.ts";

/** The wide layout's menu. Its drop-downs open on hover and on keyboard focus, by CSS alone. */
export function MainMenu({ page }: { page: Page }) {
  const { ref, dismiss, revive } = useDismiss();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it follows the click of a link inside, which the keyboard makes too
    <nav ref={ref} className={styles.menu} aria-label="주 메뉴" onClick={dismiss} onFocus={revive}>
      <ul>
        {menu.map(({ section, label, path, submenus }) => (
          <li key={section} onPointerEnter={revive} data-drops={submenus.length > 0 || undefined}>
            <Link to={path} aria-current={holds(page, section) ? "true" : undefined}>
              {label}
            </Link>
            {submenus.length > 0 && <SubmenuLinks submenus={submenus} page={page} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The pages of an error borrow the home section; only the home page itself is home. */
const holds = (page: Page, section: Page["section"]) =>
  page.section === section && (section !== "home" || page.path === "/");
