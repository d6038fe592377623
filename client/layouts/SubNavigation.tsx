import type { MenuLink } from "../complex/siteMap.ts";
import { PageLinks } from "../components/PageLinks.tsx";
import styles from "./SubNavigation.module.css";

interface SubNavigationProps {
  links: readonly MenuLink[];
  /** Path of the current page, as in its link. */
  current: string;
  /** Beside a heading instead of on a line of its own. */
  inline?: boolean;
  /** Class of its background, as in base.css. */
  background?: string;
}

/** The other pages of a page's section. */
export function SubNavigation({ links, current, inline = false, background = "" }: SubNavigationProps) {
  return (
    <nav className={`${styles.navigation} ${inline ? styles.inline : background}`} aria-label="하위 메뉴">
      <PageLinks links={links} current={current} className={inline ? "" : "wrap"} />
    </nav>
  );
}
