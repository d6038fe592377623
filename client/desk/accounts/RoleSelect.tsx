import { FieldError } from "../../components/FieldError.tsx";
import { LabelledSelect } from "../../components/LabelledSelect.tsx";
import { desk } from "../../copy/desk.ts";
import { roles } from "../../shared/account.ts";
import styles from "./Accounts.module.css";

interface Props {
  /** Unique on the page. */
  id: string;
  role: string;
  error: string | undefined;
}

/** The role of an account. */
export function RoleSelect({ id, role, error }: Props) {
  return (
    <div className={styles.role}>
      <LabelledSelect
        id={id}
        name="role"
        label="권한"
        defaultValue={role}
        options={roles.map((one) => ({ id: one, label: desk.roles[one] }))}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
