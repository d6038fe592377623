import { desk } from "../../copy/desk.ts";
import { type Lead, visitOutcomes } from "../../shared/lead.ts";
import { DeskForm } from "../components/DeskForm.tsx";
import styles from "./Today.module.css";

interface Props {
  lead: Lead;
  /** The page that a plain form is redirected to. */
  back: string;
  onDone: () => void;
}

/** Whether the visit took place; pressing the selected button again clears it. */
export function VisitForm({ lead, back, onDone }: Props) {
  return (
    <DeskForm
      method="PUT"
      path={`/admin/leads/${lead.id}/visit`}
      previous={lead.visitOutcome ?? ""}
      className={styles.buttons}
      aria-label={`${lead.name} 방문 결과`}
      onDone={onDone}
    >
      <input type="hidden" name="back" value={back} />
      {visitOutcomes.map((outcome) => (
        <button
          key={outcome}
          type="submit"
          name="outcome"
          value={outcome === lead.visitOutcome ? "" : outcome}
          aria-pressed={outcome === lead.visitOutcome}
        >
          {desk.visitOutcomes[outcome]}
        </button>
      ))}
    </DeskForm>
  );
}
