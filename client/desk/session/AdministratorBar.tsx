import { Link } from "react-router-dom";
import { messages } from "../../content/messages.ts";
import styles from "./AdministratorBar.module.css";
import { SignOut } from "./SignOut.tsx";

interface Props {
  email: string;
  site: string;
  onSignedOut: () => void;
}

/** Says who is signed in. */
export function AdministratorBar({ email, site, onSignedOut }: Props) {
  return (
    <div className={`dark ${styles.bar}`}>
      <p>
        <strong>{messages.adminLabel}</strong> {email} 님, 환영합니다.
      </p>
      <ul>
        <li>
          <Link to="/admin/leads">상담 관리</Link>
        </li>
        <li>
          <Link to={`/admin/articles?site=${encodeURIComponent(site)}`}>기사 관리</Link>
        </li>
      </ul>
      <SignOut site={site} onSignedOut={onSignedOut} />
    </div>
  );
}
