import { desk } from "../../copy/desk.ts";
import { type LeadStatus, leadStatuses } from "../../shared/lead.ts";
import { DeskForm } from "../components/DeskForm.tsx";
import styles from "./LeadStatusForm.module.css";

interface Props {
  /** The lead's path. */
  path: string;
  status: LeadStatus;
  onDone: () => void;
}

/** A lead's status: a button for each stage. */
export function LeadStatusForm({ path, status, onDone }: Props) {
  return (
    <DeskForm
      method="PUT"
      path={`${path}/status`}
      previous={status}
      className={styles.form}
      aria-label="상담 상태"
      onDone={onDone}
    >
      <div className={styles.steps}>
        {leadStatuses.map((step) => (
          <button key={step} type="submit" name="status" value={step} aria-pressed={step === status}>
            {desk.statuses[step]}
          </button>
        ))}
      </div>
    </DeskForm>
  );
}
