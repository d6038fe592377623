import { Link } from "react-router-dom";
import { SignOut } from "../../components/session/SignOut.tsx";
import { desk } from "../../copy/desk.ts";
import { messages } from "../../copy/messages.ts";
import styles from "./AccountBar.module.css";

interface Props {
  email: string;
  /** Whether the account may publish articles. */
  publishes: boolean;
  site: string;
  onSignedOut: () => void;
}

/** The signed-in account on a press page. */
export function AccountBar({ email, publishes, site, onSignedOut }: Props) {
  return (
    <div className={`dark ${styles.bar}`}>
      <p>
        <strong>{publishes ? messages.adminLabel : desk.roles.counsellor}</strong> {email} 님, 환영합니다.
      </p>
      <ul>
        <li>
          <Link to="/admin/leads">상담 관리</Link>
        </li>
        {publishes && (
          <li>
            <Link to={`/admin/articles?site=${encodeURIComponent(site)}`}>기사 관리</Link>
          </li>
        )}
      </ul>
      <SignOut site={site} onSignedOut={onSignedOut} />
    </div>
  );
}
