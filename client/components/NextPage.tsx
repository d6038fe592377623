import { Link } from "react-router-dom";
import { Icon } from "./Icon.tsx";
import styles from "./NextPage.module.css";

/** The band at the end of a page that leads on to the next one. */
export function NextPage({ to, label }: { to: string; label: string }) {
  return (
    <aside className={`wrap ${styles.next}`} aria-label="다음 페이지">
      <Link to={to}>
        <span>다음</span>
        <b>{label}</b>
        <Icon name="arrow" />
      </Link>
    </aside>
  );
}
