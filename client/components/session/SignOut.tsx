import { useState } from "react";
import { adminRequest } from "./adminRequest.ts";
import styles from "./SignOut.module.css";

interface Props {
  /** The press page that a plain form is redirected to; by default the desk's sign-in page. */
  site?: string;
  onSignedOut: () => void;
}

/** Ends the session. If that fails, the page stays and shows why. */
export function SignOut({ site, onSignedOut }: Props) {
  const [failure, setFailure] = useState<string>();

  async function signOut(): Promise<void> {
    const problem = await adminRequest("DELETE", "/session");
    setFailure(problem);
    if (!problem) onSignedOut();
  }

  return (
    <form
      className={styles.form}
      method="post"
      action="/session"
      onSubmit={(event) => {
        event.preventDefault();
        void signOut();
      }}
    >
      <input type="hidden" name="_method" value="delete" />
      {site && <input type="hidden" name="site" value={site} />}
      {failure && <span role="alert">{failure}</span>}
      <button type="submit">로그아웃</button>
    </form>
  );
}
