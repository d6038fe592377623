import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import layout from "../layouts/Layout.module.css";
import { Logo } from "../layouts/Logo.tsx";
import styles from "./Desk.module.css";
import { forgetLists } from "./leads/leftLists.ts";
import { SignOut } from "./session/SignOut.tsx";

const sections = [
  { path: "/admin/leads", label: "상담" },
  { path: "/admin/overview", label: "현황" },
  { path: "/admin/articles", label: "기사" },
  { path: "/admin/log", label: "기록" },
] as const;

interface Props {
  administrator: { email: string };
  /** The section that the page belongs to. */
  current: (typeof sections)[number]["path"];
  children: ReactNode;
}

/** The frame of the sales office's pages: where one is, and who one is. */
export function Desk({ administrator, current, children }: Props) {
  const navigate = useNavigate();

  function signedOut(): void {
    forgetLists();
    navigate(`/admin/sign-in?next=${encodeURIComponent(current)}`);
  }

  return (
    <>
      <a className={layout.skip} href="#main">
        본문으로 건너뛰기
      </a>
      <header className={`dark ${styles.header}`}>
        <div className={`wrap ${styles.inside}`}>
          <Logo />
          <nav aria-label="데스크">
            <ul>
              {sections.map(({ path, label }) => (
                <li key={path}>
                  <Link to={path} aria-current={path === current ? "page" : undefined}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className={styles.who}>{administrator.email}</p>
          <SignOut onSignedOut={signedOut} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`wrap ${styles.main}`}>
        {children}
      </main>
    </>
  );
}
