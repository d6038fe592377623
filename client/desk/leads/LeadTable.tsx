import type { KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import { desk, sourceLabel } from "../../content/desk.ts";
import { formatMoment } from "../../contract/format/format.ts";
import type { Lead } from "../../contract/lead.ts";
import table from "../DeskTable.module.css";
import styles from "./LeadTable.module.css";
import { StatusMark } from "./StatusMark.tsx";

interface Props {
  leads: readonly Lead[];
  /** Ids of those that came while the list was open. */
  news?: ReadonlySet<string>;
  busy?: boolean;
  caption?: string;
}

/** Up and down go from one lead's link to the next, Home and End to the first and the last. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("tbody td:first-child a")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  links[Math.min(Math.max(to, 0), links.length - 1)]?.focus();
}

/** Leads in a table; on a narrow screen each is a block that begins with its name. */
export function LeadTable({ leads, news = new Set(), busy = false, caption = "상담 목록" }: Props) {
  return (
    <table className={`${table.table} ${styles.leads}`} aria-busy={busy} data-keys="" onKeyDown={step}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">고객명</th>
          <th scope="col">연락처</th>
          <th scope="col">문의와 방문</th>
          <th scope="col" className={table.tight}>
            양식·유입
          </th>
          <th scope="col" className={table.tight}>
            상태
          </th>
          <th scope="col" className={table.tight}>
            접수
          </th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <tr key={lead.id} className={news.has(lead.id) ? styles.fresh : ""}>
            <td className={`${table.main} ${styles.name}`}>
              <Link to={`/admin/leads/${lead.id}`}>{lead.name}</Link>
            </td>
            <td className={styles.phone}>
              {lead.phone}
              {lead.marketing && <span className={styles.source}>{desk.marketing.yes}</span>}
              {lead.duplicates > 0 && <span className={styles.twin}>같은 번호 {lead.duplicates}건 더</span>}
            </td>
            <td className={styles.words}>
              {lead.visitAt && <strong>{formatMoment(lead.visitAt)} 방문</strong>}
              {lead.message && <span className={styles.message}>{lead.message}</span>}
            </td>
            <td className={table.tight}>
              {desk.forms[lead.form]}
              <span className={styles.source}>{sourceLabel(lead.source)}</span>
            </td>
            <td className={table.tight}>
              <StatusMark status={lead.status} />
              {lead.relayState === "given_up" && <span className={styles.trouble}>전달 실패</span>}
              {lead.relayState === "retrying" && <span className={styles.source}>전달 재시도 중</span>}
            </td>
            <td className={table.tight}>
              <time dateTime={lead.createdAt}>{formatMoment(lead.createdAt)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
