import { Link } from "react-router-dom";
import { Submit } from "../../components/Action.tsx";
import { desk } from "../../copy/desk.ts";
import { formatMoment } from "../../shared/format/format.ts";
import type { LeadDetail } from "../../shared/lead.ts";
import { DeskForm } from "../components/DeskForm.tsx";
import styles from "./SameNumberLeads.module.css";

interface Props {
  /** The lead's path. */
  path: string;
  lead: LeadDetail;
  /** Whether this account may merge and separate leads. */
  office: boolean;
  onMerged: (undo: string) => void;
  onSeparated: () => void;
}

/** Leads of the same number: those merged into this one, and those that could be. */
export function SameNumberLeads({ path, lead, office, onMerged, onSeparated }: Props) {
  const { sameNumber, merged, mergedInto } = lead;
  const lines = (leads: LeadDetail["merged"], boxes: boolean) => (
    <ul className={styles.leads}>
      {leads.map((other) => (
        <li key={other.id}>
          {boxes && <input type="checkbox" name="id" value={other.id} aria-label={`${other.name} 합치기`} />}
          <Link to={`/admin/leads/${other.id}`}>{other.name}</Link>
          <span>
            {formatMoment(other.createdAt)} · {desk.forms[other.form]} · {desk.statuses[other.status]}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {mergedInto && (
        <div className={styles.into}>
          <p>
            이 상담은 <Link to={`/admin/leads/${mergedInto}`}>상담 {mergedInto}</Link>에 합쳐져 있어 목록에는 보이지
            않습니다.
          </p>
          {office && (
            <DeskForm method="DELETE" path={`${path}/merged`} onDone={onSeparated}>
              <Submit kind="outline">합치기 해제</Submit>
            </DeskForm>
          )}
        </div>
      )}
      {merged.length > 0 && (
        <section className={styles.part} aria-labelledby="merged">
          <h2 id="merged">이 상담에 합친 상담</h2>
          {lines(merged, false)}
        </section>
      )}
      {sameNumber.length > 0 && (
        <section className={styles.part} aria-labelledby="same-number">
          <h2 id="same-number">같은 번호의 다른 상담</h2>
          {office && !mergedInto ? (
            <DeskForm path={`${path}/merged`} onDone={({ undo }) => onMerged(String(undo))}>
              {lines(sameNumber, true)}
              <Submit kind="outline">선택한 상담을 여기에 합치기</Submit>
              <p className="fine">메모와 기록은 모두 남고, 목록에는 이 상담 하나만 보입니다.</p>
            </DeskForm>
          ) : (
            lines(sameNumber, false)
          )}
        </section>
      )}
    </>
  );
}
