import { formatPhone } from "../../shared/format/phone.ts";
import styles from "./LeadPhone.module.css";

/** The number, large enough to read at a distance and to tap on a phone. */
export function LeadPhone({ phone }: { phone: string }) {
  return (
    <dl className={styles.phone}>
      <dt className="vh">연락처</dt>
      <dd>
        <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{formatPhone(phone)}</a>
      </dd>
    </dl>
  );
}
