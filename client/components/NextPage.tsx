import { Link } from "react-router-dom";
import { nextPage } from "../navigation.ts";
import { usePage } from "../usePage.ts";
import { Icon } from "./Icon.tsx";
import styles from "./NextPage.module.css";

/** The band at the end of a page that leads on to the next one of the menu; the last has none. */
export function NextPage() {
  const next = nextPage(usePage());
  if (!next) return null;
  return (
    <aside className={`wrap ${styles.next}`} aria-label="다음 페이지">
      <Link to={next.path}>
        <span>다음</span>
        <b>{next.label}</b>
        <Icon name="arrow" />
      </Link>
    </aside>
  );
}
