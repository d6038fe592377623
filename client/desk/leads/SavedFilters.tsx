import { Link } from "react-router-dom";
import type { SavedFilter } from "../../shared/desk/leads.ts";
import type { LeadFilters } from "../../shared/lead.ts";
import { fieldLimits } from "../../shared/limits.ts";
import { DeskForm } from "../components/DeskForm.tsx";
import { listPath } from "../components/savedLists.ts";
import styles from "./SavedFilters.module.css";

interface Props {
  saved: readonly SavedFilter[];
  /** The filters of the current list. */
  filters: LeadFilters;
  back: string;
  onChange: (result: "saved" | "forgotten") => void;
}

/** Saved filters as links, and a field to save the current ones. */
export function SavedFilters({ saved, filters, back, onChange }: Props) {
  const chosen = Object.entries(filters);
  if (saved.length === 0 && chosen.length === 0) return null;
  return (
    <div className={styles.saved}>
      {saved.length > 0 && (
        <ul aria-label="저장한 필터">
          {saved.map(({ id, name, filters: own }) => (
            <li key={id}>
              <Link to={listPath({ filters: own })}>{name}</Link>
              <DeskForm method="DELETE" path={`/admin/filters/${id}`} onDone={() => onChange("forgotten")}>
                <input type="hidden" name="back" value={back} />
                <button type="submit">
                  지우기<span className="vh">: {name}</span>
                </button>
              </DeskForm>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <DeskForm path="/admin/filters" className={styles.save} clears noValidate onDone={() => onChange("saved")}>
          {({ name: problem }) => (
            <>
              <input type="hidden" name="back" value={back} />
              {chosen.map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <label htmlFor="filter-name">이 필터를 저장할 이름</label>
              <input
                id="filter-name"
                name="name"
                maxLength={fieldLimits.name}
                autoComplete="off"
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem && "filter-name-error"}
              />
              <button type="submit">저장</button>
              {problem && (
                <p id="filter-name-error" role="alert">
                  {problem}
                </p>
              )}
            </>
          )}
        </DeskForm>
      )}
    </div>
  );
}
