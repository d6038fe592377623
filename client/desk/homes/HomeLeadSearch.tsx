import { type FormEvent, type ReactNode, useState } from "react";
import { Submit } from "../../components/Action.tsx";
import { adminResponse, problemIn } from "../../components/session/adminRequest.ts";
import type { LeadsProps } from "../../shared/desk/leads.ts";
import { formatPhone } from "../../shared/format/phone.ts";
import type { Lead } from "../../shared/lead.ts";
import styles from "./HomeLeadSearch.module.css";

interface Props {
  /** Whether it is open at first. */
  open: boolean;
  /** The form that holds the home for a lead. */
  children: (id: string, name: string) => ReactNode;
}

/** Leads shown; a search that finds more is to be narrowed. */
const shown = 8;

/**
 * Finds a lead by name or number. Without scripts the same form shows the list of leads, and each lead's page leads
 * back to the grid.
 */
export function HomeLeadSearch({ open, children }: Props) {
  const [found, setFound] = useState<readonly Lead[]>();
  const [failure, setFailure] = useState<string>();

  async function search(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    if (q === "") return;
    const response = await adminResponse("POST", "/admin/leads/search", { q });
    const problem = problemIn(response);
    setFailure(problem);
    if (problem === undefined) setFound((response.body as unknown as LeadsProps).leads);
  }

  return (
    <details className={styles.search} open={open}>
      <summary>고객을 찾아 지정</summary>
      <form method="post" action="/admin/leads/search" className={styles.form} onSubmit={(event) => void search(event)}>
        <label className="vh" htmlFor="home-lead-q">
          고객명이나 연락처
        </label>
        <input
          id="home-lead-q"
          name="q"
          type="search"
          maxLength={50}
          autoComplete="off"
          placeholder="고객명 또는 연락처 뒷자리"
        />
        <Submit kind="outline">찾기</Submit>
      </form>
      <div role="status">
        {found?.length === 0 && <p className="fine">찾는 고객이 없습니다. 이름이나 번호를 확인해 주세요.</p>}
        {found && found.length > shown && <p className="fine">{shown}명만 보입니다. 더 자세히 적어 주세요.</p>}
      </div>
      {failure && <p role="alert">{failure}</p>}
      <ul className={styles.leads}>
        {found?.slice(0, shown).map(({ id, name, phone, assignee }) => (
          <li key={id}>
            <p>{[formatPhone(phone), assignee?.name].filter(Boolean).join(" · ")}</p>
            {children(id, name)}
          </li>
        ))}
      </ul>
    </details>
  );
}
