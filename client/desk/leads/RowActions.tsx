import { desk } from "../../copy/desk.ts";
import type { Assignee } from "../../shared/desk/leads.ts";
import { type Lead, leadStatuses } from "../../shared/lead.ts";
import { DeskForm } from "../components/DeskForm.tsx";
import { StatusBadge } from "../components/StatusBadge.tsx";
import { AssigneeSelect } from "./AssigneeSelect.tsx";
import styles from "./RowActions.module.css";

interface Props {
  lead: Lead;
  assignees: readonly Assignee[];
  /** The list's path, which a plain form is redirected to. */
  back: string;
  onDone: () => void;
}

/** A lead's status in a list, which expands to its actions: status, assignee, unanswered call. */
export function RowActions({ lead, assignees, back, onDone }: Props) {
  const path = `/admin/leads/${lead.id}`;
  const whereTo = <input type="hidden" name="back" value={back} />;
  return (
    <details className={styles.actions} name="row">
      <summary>
        <span className="vh">{lead.name}, 상태와 담당 바꾸기: </span>
        <StatusBadge status={lead.status} />
      </summary>
      <div className={`unprinted ${styles.panel}`}>
        <DeskForm method="PUT" path={`${path}/status`} previous={lead.status} className={styles.steps} onDone={onDone}>
          {whereTo}
          {leadStatuses.map((status) => (
            <button key={status} type="submit" name="status" value={status} aria-pressed={status === lead.status}>
              {desk.statuses[status]}
            </button>
          ))}
        </DeskForm>
        <DeskForm path={`${path}/absences`} className={styles.steps} onDone={onDone}>
          {whereTo}
          <button type="submit">부재 +1</button>
        </DeskForm>
        <DeskForm
          method="PUT"
          path={`${path}/assignee`}
          previous={lead.assignee?.id ?? ""}
          className={styles.assignee}
          onDone={onDone}
        >
          {whereTo}
          <AssigneeSelect
            key={lead.assignee?.id}
            id={`assignee-${lead.id}`}
            assignees={assignees}
            current={lead.assignee}
          />
          <button type="submit">담당 바꾸기</button>
        </DeskForm>
      </div>
    </details>
  );
}
