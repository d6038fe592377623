import { Link } from "react-router-dom";
import { Icon } from "../../components/Icon.tsx";
import { textLinkClass } from "../../components/TextLink.tsx";
import { lastList, neighbours } from "../components/savedLists.ts";
import styles from "./LeadNavigation.module.css";

/**
 * A link back to the list as it was left, and links to the previous and next lead. Those replace the history entry, so
 * that Back leads to the list.
 */
export function LeadNavigation({ id }: { id: string }) {
  const { newer, older } = neighbours(id);
  return (
    <nav className={styles.trail} aria-label="상담 사이 이동">
      {newer && (
        <Link className={styles.step} to={`/admin/leads/${newer.id}`} replace>
          <Icon name="left" />
          이전 <span className="vh">상담, {newer.name}</span>
        </Link>
      )}
      {older && (
        <Link className={styles.step} to={`/admin/leads/${older.id}`} replace>
          다음 <span className="vh">상담, {older.name}</span>
          <Icon name="arrow" />
        </Link>
      )}
      <Link className={textLinkClass} {...lastList()}>
        상담 목록
        <Icon name="arrow" />
      </Link>
    </nav>
  );
}
