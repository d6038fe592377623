import { useState } from "react";
import { messages } from "../../copy/messages.ts";
import { Action } from "../Action.tsx";
import { Field } from "../Field.tsx";
import { adminRequest } from "./adminRequest.ts";
import styles from "./SignInForm.module.css";

interface Props {
  /** The board that a plain form is redirected to. */
  site?: string;
  /** The desk page to open afterwards instead. */
  next?: string;
  /** The result of a plain form post. */
  message: string | undefined;
  onSignedIn: () => void;
}

/** The administrator's sign-in form below the list. */
export function SignInForm({ site, next, message, onSignedIn }: Props) {
  const [failure, setFailure] = useState(message);
  const [busy, setBusy] = useState(false);

  async function signIn(form: HTMLFormElement): Promise<void> {
    setBusy(true);
    const { email, password, code } = Object.fromEntries(new FormData(form));
    const problem = await adminRequest("POST", "/session", { email, password, code });
    setBusy(false);
    setFailure(problem && messages.signInFailedPrefix + problem);
    if (!problem) onSignedIn();
  }

  return (
    <section className={site ? `${styles.signIn} ${styles.line}` : styles.signIn} aria-labelledby="sign-in-title">
      <h2 id="sign-in-title">관리자 로그인</h2>
      <form
        method="post"
        action="/session"
        // The server validates, also an e-mail without an @.
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void signIn(event.currentTarget);
        }}
      >
        {site && <input type="hidden" name="site" value={site} />}
        {next && <input type="hidden" name="next" value={next} />}
        <Field id="sign-in-email" name="email" label="이메일" type="email" autoComplete="username" />
        <Field id="sign-in-password" name="password" label="비밀번호" type="password" autoComplete="current-password" />
        {failure?.endsWith(messages.codeRequired) && (
          <Field id="sign-in-code" name="code" label="인증 코드" autoComplete="one-time-code" />
        )}
        <Action kind="outline" type="submit" wide disabled={busy}>
          로그인
        </Action>
      </form>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}
