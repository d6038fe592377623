import type { ReactNode } from "react";
import { Link, useLoaderData, useNavigate } from "react-router-dom";
import { PageLinks } from "../../components/PageLinks.tsx";
import { SignOut } from "../../components/session/SignOut.tsx";
import { desk } from "../../copy/desk.ts";
import layout from "../../layouts/Layout.module.css";
import { Logo } from "../../layouts/Logo.tsx";
import type { DeskProps } from "../../shared/desk/deskProps.ts";
import { formatCount } from "../../shared/format/format.ts";
import styles from "./Desk.module.css";
import { clearLists } from "./savedLists.ts";
import { useCallbackTime } from "./useCallbackTime.ts";

/** In menu order; counsellors can't open the office's own. */
const sections = [
  { path: "/admin/today", label: "오늘", office: false },
  { path: "/admin/leads", label: "상담", office: false },
  { path: "/admin/homes", label: "동·호", office: false },
  { path: "/admin/overview", label: "현황", office: true },
  { path: "/admin/figures", label: "성과", office: true },
  { path: "/admin/articles", label: "기사", office: true },
  { path: "/admin/notices", label: "공지", office: true },
  { path: "/admin/terms", label: "조건", office: true },
  { path: "/admin/accounts", label: "계정", office: true },
  { path: "/admin/log", label: "기록", office: true },
] as const;
const ownPassword = "/admin/password";

interface Props {
  administrator: { email: string };
  /** The section of the current page. */
  current: (typeof sections)[number]["path"] | typeof ownPassword;
  /** As wide as the screen and closer to its edges, for a page that is one drawing. */
  wide?: boolean;
  children: ReactNode;
}

/** The header of the desk's pages: navigation and account. */
export function Desk({ administrator, current, wide = false, children }: Props) {
  const navigate = useNavigate();
  const { header } = useLoaderData<DeskProps>();
  const { due = 0, nextCallback = null } = header ?? {};
  const called = useCallbackTime(nextCallback);
  const shown = sections.filter(({ office }) => !office || header?.role === "office");

  function signedOut(): void {
    clearLists();
    navigate(`/admin/sign-in?next=${encodeURIComponent(current)}`);
  }

  return (
    <>
      <a className={layout.skip} href="#main">
        본문으로 건너뛰기
      </a>
      <header className={`dark ${styles.header}`}>
        <div className={`wrap ${styles.inside} ${wide ? styles.wideInside : ""}`}>
          <Logo />
          <nav aria-label="데스크">
            <PageLinks
              links={shown}
              current={current}
              behind={({ path }) =>
                path === "/admin/today" &&
                due > 0 && (
                  <span className={styles.due}>
                    <span className="vh">, 전화할 상담 </span>
                    {formatCount(due)}
                    <span className="vh">건</span>
                  </span>
                )
              }
            />
          </nav>
          {/* A printed sheet goes to a buyer: it names no account. */}
          <Link
            className={`unprinted ${styles.who}`}
            to={ownPassword}
            aria-current={current === ownPassword ? "page" : undefined}
          >
            {header?.name || administrator.email}
            {header?.role === "counsellor" && ` · ${desk.roles.counsellor}`}
            <span className="vh">, 비밀번호 바꾸기</span>
          </Link>
          <SignOut onSignedOut={signedOut} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`wrap ${styles.main} ${wide ? styles.wide : ""}`}>
        {called && (
          <p className={styles.called} role="status">
            약속한 전화 시간이 되었습니다. <Link to="/admin/today">오늘 화면에서 보기</Link>
          </p>
        )}
        {children}
      </main>
    </>
  );
}
