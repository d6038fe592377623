import { PageLinks } from "../components/PageLinks.tsx";
import type { MenuLink } from "../navigation.ts";
import styles from "./SubNavigation.module.css";

interface SubNavigationProps {
  links: readonly MenuLink[];
  /** Path of the page that is shown, as in its link. */
  current: string;
  /** Stands beside a heading instead of filling a line of the page. */
  inline?: boolean;
  /** Class of the ground that it stands on, as in base.css. */
  ground?: string;
}

/** The neighbours of a page within its section. */
export function SubNavigation({ links, current, inline = false, ground = "" }: SubNavigationProps) {
  return (
    <nav className={`${styles.navigation} ${inline ? styles.inline : ground}`} aria-label="하위 메뉴">
      <PageLinks links={links} current={current} className={inline ? "" : "wrap"} />
    </nav>
  );
}
