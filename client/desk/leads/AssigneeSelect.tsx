import { LabelledSelect } from "../../components/LabelledSelect.tsx";
import { desk } from "../../copy/desk.ts";
import type { Assignee } from "../../shared/desk/leads.ts";

interface Props {
  /** Unique on the page. */
  id: string;
  assignees: readonly Assignee[];
  /** The current assignee; listed even if that account can't be assigned any more. */
  current: Assignee | null;
  label?: string;
  className?: string | undefined;
}

/** The assignee of a lead. */
export function AssigneeSelect({ id, assignees, current, label = "담당자", className }: Props) {
  const known = current && !assignees.some((one) => one.id === current.id) ? [current, ...assignees] : assignees;
  return (
    <LabelledSelect
      id={id}
      name="assignee"
      label={label}
      className={className}
      defaultValue={current?.id ?? ""}
      options={[{ id: "", label: desk.noAssignee }, ...known.map((one) => ({ id: one.id, label: one.name }))]}
    />
  );
}
