import { useState } from "react";
import { Link } from "react-router-dom";
import { messages } from "../../content/messages.ts";
import styles from "./AdministratorBar.module.css";
import { adminRequest } from "./adminRequest.ts";

interface Props {
  email: string;
  site: string;
  onSignedOut: () => void;
}

/** Says who is signed in. */
export function AdministratorBar({ email, site, onSignedOut }: Props) {
  const [failure, setFailure] = useState<string>();

  async function signOut(): Promise<void> {
    const problem = await adminRequest("DELETE", "/session");
    setFailure(problem);
    if (!problem) onSignedOut();
  }

  return (
    <div className={`dark ${styles.bar}`}>
      <p>
        <strong>{messages.adminLabel}</strong> {email} 님, 환영합니다.
        {failure && <span role="alert"> {failure}</span>}
      </p>
      <ul>
        <li>
          <Link to="/admin/leads">상담 관리</Link>
        </li>
        <li>
          <Link to={`/admin/articles?site=${encodeURIComponent(site)}`}>기사 관리</Link>
        </li>
      </ul>
      <form
        method="post"
        action="/session"
        onSubmit={(event) => {
          event.preventDefault();
          void signOut();
        }}
      >
        <input type="hidden" name="_method" value="delete" />
        <input type="hidden" name="site" value={site} />
        <button type="submit">로그아웃</button>
      </form>
    </div>
  );
}
