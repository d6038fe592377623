import { useLoaderData, useNavigate } from "react-router-dom";
import { SignInForm } from "../../components/session/SignInForm.tsx";
import { Logo } from "../../layouts/Logo.tsx";
import type { SignInProps } from "../../shared/desk/signIn.ts";
import styles from "./SignIn.module.css";

/** GET /admin/sign-in */
export function Component() {
  const { next, message } = useLoaderData<SignInProps>();
  const navigate = useNavigate();
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <Logo />
      <h1>분양사무소 데스크</h1>
      <p className="quiet">고객 정보를 다루는 곳입니다. 열람한 내용은 모두 기록됩니다.</p>
      <SignInForm next={next} message={message} onSignedIn={() => navigate(next, { replace: true })} />
    </main>
  );
}
