import { Title } from "../Lines.tsx";
import styles from "./ScreeningHead.module.css";

interface ScreeningHeadProps {
  /** Unique on the page; names the section. */
  id: string;
  /** May contain line breaks. */
  heading: string;
  lead?: string | undefined;
}

/** The line beside a film in a screening room. */
export function ScreeningHead({ id, heading, lead }: ScreeningHeadProps) {
  return (
    <div className={styles.head}>
      <Title id={id} text={heading} />
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
