import { Submit } from "../../components/Action.tsx";
import type { Assignee } from "../../shared/desk/leads.ts";
import { DeskForm } from "../components/DeskForm.tsx";
import { AssigneeSelect } from "./AssigneeSelect.tsx";
import styles from "./BulkAssign.module.css";

interface Props {
  /** The form's id: the checkboxes in the list belong to it. */
  id: string;
  assignees: readonly Assignee[];
  back: string;
  onDone: (count: number, undo: string) => void;
}

/** Assigns the checked leads to one account. */
export function BulkAssign({ id, assignees, back, onDone }: Props) {
  return (
    <DeskForm
      id={id}
      path="/admin/leads/assignments"
      className={styles.bulk}
      clears
      aria-label="선택한 상담의 담당"
      onDone={({ count, undo }) => onDone(Number(count), String(undo))}
    >
      <input type="hidden" name="back" value={back} />
      <AssigneeSelect id="bulk-assignee" label="선택한 상담의 담당" assignees={assignees} current={null} />
      <Submit kind="outline">담당 지정</Submit>
    </DeskForm>
  );
}
