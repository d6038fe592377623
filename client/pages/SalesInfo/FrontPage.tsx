import { datedSteps } from "../../complex/sale/datedSteps.ts";
import { partyOf } from "../../complex/sale/parties.ts";
import { LogoMark } from "../../components/LogoMark.tsx";
import { complex } from "../../content/complex.ts";
import { frontPage as copy } from "../../copy/announcement.ts";
import { formatFullDay } from "../../shared/format/calendarDay.ts";
import { AnnouncementCover } from "./AnnouncementButton.tsx";
import styles from "./FrontPage.module.css";

const [notice] = datedSteps;

const facts = [
  [copy.notified, notice && formatFullDay(notice.from)],
  [copy.supply, copy.homes],
  [copy.seller, partyOf("seller").name],
  [copy.builder, complex.builder],
];

/** The announcement's first page as a drawing, which opens the PDF. */
export function FrontPage() {
  return (
    <AnnouncementCover className={`unprinted ${styles.page}`}>
      <span className={styles.top}>
        <LogoMark />
        <span className={styles.sample}>{copy.sample}</span>
      </span>
      <span className={styles.title}>
        {complex.name}
        <br />
        {copy.title}
      </span>
      <span className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <span key={name}>
                <span>{name}</span>
                <span>{value}</span>
              </span>
            ),
        )}
      </span>
      <i className={styles.text} />
      <span className={styles.format}>{copy.format}</span>
    </AnnouncementCover>
  );
}
