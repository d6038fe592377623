import { datedSteps } from "../../complex/sale/datedSteps.ts";
import { partyOf } from "../../complex/sale/parties.ts";
import { Icon } from "../../components/Icon.tsx";
import { LogoMark } from "../../components/LogoMark.tsx";
import { complex } from "../../content/complex.ts";
import { frontPage as copy } from "../../copy/announcement.ts";
import { formatFullDay } from "../../shared/format/calendarDay.ts";
import { opensAnnouncement } from "./AnnouncementButton.tsx";
import styles from "./FrontPage.module.css";

const [notice] = datedSteps;

const facts = [
  [copy.notified, notice && formatFullDay(notice.from)],
  [copy.place, complex.address],
  [copy.supply, copy.homes],
  [copy.seller, partyOf("seller").name],
  [copy.builder, complex.builder],
  [copy.questions, complex.phone],
];

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
      <span className={styles.open}>
        {copy.open}
        <Icon name="external" />
      </span>
    </button>
  );
}
