import { useState } from "react";
import type { LeadStatus } from "../../contract/lead.ts";
import { desk } from "../../words/desk.ts";
import { adminRequest } from "../adminRequest.ts";
import styles from "./LeadStatusForm.module.css";

interface Props {
  /** The lead's address. */
  path: string;
  status: LeadStatus;
  onDone: () => void;
}

const statuses = Object.keys(desk.statuses) as LeadStatus[];

/** How far the office has come: a button for each step, so that one press moves the lead. */
export function LeadStatusForm({ path, status, onDone }: Props) {
  const [failure, setFailure] = useState<string>();
  return (
    <form
      className={styles.form}
      method="post"
      action={`${path}/status`}
      aria-label="상담 상태"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (!(submitter instanceof HTMLButtonElement) || submitter.value === status) return;
        void adminRequest("PUT", `${path}/status`, { status: submitter.value, was: status }).then((problem) => {
          setFailure(problem);
          if (!problem) onDone();
        });
      }}
    >
      <input type="hidden" name="_method" value="put" />
      <input type="hidden" name="was" value={status} />
      <div className={styles.steps}>
        {statuses.map((step) => (
          <button key={step} type="submit" name="status" value={step} aria-pressed={step === status}>
            {desk.statuses[step]}
          </button>
        ))}
      </div>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}
