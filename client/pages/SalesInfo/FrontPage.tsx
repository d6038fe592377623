import { datedSteps } from "../../complex/sale/datedSteps.ts";
import { Icon } from "../../components/Icon.tsx";
import { LogoMark } from "../../components/LogoMark.tsx";
import { complex } from "../../content/complex.ts";
import { frontPage as copy } from "../../copy/announcement.ts";
import { clauses } from "../../copy/sale/notice/clauses.ts";
import { formatFullDay } from "../../shared/format/calendarDay.ts";
import { opensAnnouncement } from "./AnnouncementButton.tsx";
import styles from "./FrontPage.module.css";

const [notice] = datedSteps;
const contents = Object.values(clauses);

/** The announcement's first page as a drawing, which opens the PDF: for the pointer alone, beside the button that says so. */
export function FrontPage() {
  return (
    <button {...opensAnnouncement} className={`unprinted ${styles.page}`} tabIndex={-1} aria-hidden="true">
      <span className={styles.top}>
        <LogoMark />
        <span className={styles.sample}>{copy.sample}</span>
      </span>
      <span className={styles.title}>
        {complex.name}
        <br />
        {copy.title}
      </span>
      <span className={styles.day}>{notice && `${copy.notified} ${formatFullDay(notice.from)}`}</span>
      <span className={styles.contents}>
        <span>{copy.contents}</span>
        {contents.map(({ id, title }) => (
          <span key={id}>{title}</span>
        ))}
      </span>
      <span className={styles.open}>
        {copy.open}
        <Icon name="external" />
      </span>
    </button>
  );
}
