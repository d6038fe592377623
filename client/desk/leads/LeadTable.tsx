import type { KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import { desk, sourceLabel } from "../../copy/desk.ts";
import type { Assignee } from "../../shared/desk/leads.ts";
import { formatMoment } from "../../shared/format/format.ts";
import { formatPhone } from "../../shared/format/phone.ts";
import type { Lead } from "../../shared/lead.ts";
import table from "../components/DeskTable.module.css";
import { DeskTable } from "../components/DeskTable.tsx";
import styles from "./LeadTable.module.css";
import { RowActions } from "./RowActions.tsx";

interface Props {
  leads: readonly Lead[];
  assignees: readonly Assignee[];
  /** The list's path, which a plain form is redirected to. */
  back: string;
  /** The form of the checkboxes in the list; without it there are none. */
  selectionForm?: string | undefined;
  /** Called after a lead was changed. */
  onChange: () => void;
  /** Ids of leads that arrived while the list was open. */
  newIds?: ReadonlySet<string>;
  busy?: boolean;
  caption?: string;
}

const tight = [`${desk.filters.form}·${desk.filters.source}`, "담당", "상태", "접수"];

/** What the visitor entered for the call. */
const preferences = ["unit", "interestType", "callTime"] as const;

/** Up and down move between the leads' links, Home and End to the first and the last. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("tbody td:first-child a")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  links[Math.min(Math.max(to, 0), links.length - 1)]?.focus();
}

/** Leads in a table; on a narrow screen each is a block that begins with its name. */
export function LeadTable({
  leads,
  assignees,
  back,
  selectionForm,
  onChange,
  newIds = new Set(),
  busy = false,
  caption = "상담 목록",
}: Props) {
  return (
    <DeskTable
      caption={caption}
      columns={["고객명", "연락처", "문의와 방문", ...tight]}
      tight={tight}
      className={styles.leads}
      aria-busy={busy}
      data-keys=""
      onKeyDown={step}
    >
      {leads.map((lead) => (
        <tr key={lead.id} className={newIds.has(lead.id) ? styles.isNew : ""}>
          <td className={`${table.main} ${styles.name}`}>
            {selectionForm && (
              <input
                type="checkbox"
                form={selectionForm}
                name="id"
                value={lead.id}
                aria-label={`${lead.name} 선택`}
                className={styles.choice}
              />
            )}
            <Link to={`/admin/leads/${lead.id}`}>{lead.name}</Link>
          </td>
          <td className={styles.phone}>
            {formatPhone(lead.phone)}
            {lead.marketing && <span className={styles.source}>{desk.marketing.yes}</span>}
            {lead.duplicates > 0 && <span className={styles.duplicates}>같은 번호 {lead.duplicates}건 더</span>}
          </td>
          <td className={styles.text}>
            {lead.visitAt && (
              <strong>
                {formatMoment(lead.visitAt)} 방문
                {lead.visitOutcome && ` · ${desk.visitOutcomes[lead.visitOutcome]}`}
              </strong>
            )}
            {lead.callbackAt && <strong>{formatMoment(lead.callbackAt)} 다시 전화</strong>}
            {preferences.map(
              (field) =>
                lead[field] && (
                  <span key={field} className={styles.source}>
                    {lead[field]}
                  </span>
                ),
            )}
            {lead.message && <span className={styles.message}>{lead.message}</span>}
          </td>
          <td className={table.tight}>
            {desk.forms[lead.form]}
            <span className={styles.source}>{sourceLabel(lead.source)}</span>
          </td>
          <td className={table.tight}>
            {lead.assignee?.name}
            {lead.grade && <span className={styles.source}>{lead.grade}등급</span>}
          </td>
          <td className={table.tight}>
            <RowActions lead={lead} assignees={assignees} back={back} onDone={onChange} />
            {lead.absences > 0 && <span className={styles.source}>부재 {lead.absences}회</span>}
            {lead.relayState === "given_up" && <span className={styles.trouble}>보내지 못함</span>}
            {lead.relayState === "retrying" && <span className={styles.source}>다시 보내는 중</span>}
          </td>
          <td className={table.tight}>
            <time dateTime={lead.createdAt}>{formatMoment(lead.createdAt)}</time>
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}
