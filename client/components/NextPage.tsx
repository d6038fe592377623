import { Link } from "react-router-dom";
import { Icon } from "./Icon.tsx";
import styles from "./NextPage.module.css";
import { usePage } from "./usePage.ts";
import { useSiteMap } from "./useSiteMap.ts";

/** The link at the end of a page to the next page of the menu; the last page has none. */
export function NextPage() {
  const next = useSiteMap().nextPage(usePage());
  if (!next) return null;
  return (
    <aside className={`unprinted wrap ${styles.next}`} aria-label="다음 페이지">
      <Link to={next.path}>
        <span>다음</span>
        <b>{next.label}</b>
        <Icon name="arrow" />
      </Link>
    </aside>
  );
}
