import { Submit } from "../../components/Action.tsx";
import { FieldError } from "../../components/FieldError.tsx";
import { LabelledSelect } from "../../components/LabelledSelect.tsx";
import { desk } from "../../copy/desk.ts";
import { preferences } from "../../copy/preferences.ts";
import type { Assignee } from "../../shared/desk/leads.ts";
import { formatMoment } from "../../shared/format/format.ts";
import type { LeadDetail } from "../../shared/lead.ts";
import { registrationFields } from "../../shared/registrationFields.ts";
import { seoulTime } from "../../shared/seoulTime.ts";
import { DeskForm } from "../components/DeskForm.tsx";
import { AssigneeSelect } from "./AssigneeSelect.tsx";
import { LeadStatusForm } from "./LeadStatusForm.tsx";
import styles from "./LeadWork.module.css";

interface Props {
  /** The lead's path. */
  path: string;
  lead: LeadDetail;
  assignees: readonly Assignee[];
  /** A time that was rejected. */
  typed: string | undefined;
  onDone: (text: string) => void;
}

/** A lead's callback, status, unanswered calls, grade, assignee and type of interest. */
export function LeadWork({ path, lead, assignees, typed, onDone }: Props) {
  const { callbackAt, absences, grade, interestType } = lead;
  const callbackDone = () => onDone(desk.notices.callback);
  const calledAt = callbackAt ?? "";
  return (
    <section className={styles.work} aria-label="상담 진행">
      <div>
        <h2>다시 전화</h2>
        <p>{callbackAt ? formatMoment(callbackAt) : "정한 시간이 없습니다."}</p>
        <div className={styles.row}>
          <DeskForm
            method="PUT"
            path={`${path}/callback`}
            previous={calledAt}
            className={styles.row}
            onDone={callbackDone}
          >
            <button type="submit" name="in" value="hour" className={styles.quick}>
              1시간 뒤
            </button>
            <button type="submit" name="in" value="tomorrow" className={styles.quick}>
              내일 오전 10시
            </button>
          </DeskForm>
          {callbackAt && (
            <DeskForm
              method="PUT"
              path={`${path}/callback`}
              previous={calledAt}
              onDone={() => onDone(desk.notices["no-callback"])}
            >
              <button type="submit" name="in" value="never" className={styles.quiet}>
                약속 취소
              </button>
            </DeskForm>
          )}
        </div>
        <DeskForm method="PUT" path={`${path}/callback`} previous={calledAt} noValidate onDone={callbackDone}>
          {({ callback }) => (
            <>
              <div className={styles.row}>
                <label className="vh" htmlFor="lead-callback">
                  다시 전화할 날짜와 시간
                </label>
                <input
                  key={callbackAt}
                  id="lead-callback"
                  name="callback"
                  type="datetime-local"
                  placeholder="2026-01-31T10:00"
                  defaultValue={typed ?? (callbackAt ? seoulTime(new Date(callbackAt)).slice(0, 16) : "")}
                  aria-invalid={callback ? true : undefined}
                  aria-describedby={callback && "lead-callback-error"}
                />
                <Submit kind="outline">정하기</Submit>
              </div>
              <FieldError id="lead-callback-error">{callback}</FieldError>
            </>
          )}
        </DeskForm>
      </div>
      <div>
        <h2>{desk.filters.status}</h2>
        <LeadStatusForm path={path} status={lead.status} onDone={() => onDone(desk.notices.status)} />
      </div>
      <div>
        <h2>부재</h2>
        <p>{absences > 0 ? `지금까지 ${absences}회 받지 않았습니다.` : "아직 없습니다."}</p>
        <div className={styles.row}>
          <DeskForm path={`${path}/absences`} onDone={() => onDone(desk.notices.absence)}>
            <Submit kind="outline">부재 +1</Submit>
          </DeskForm>
          {absences > 0 && (
            <DeskForm method="DELETE" path={`${path}/absences`} onDone={() => onDone(desk.notices["no-absence"])}>
              <button type="submit" className={styles.quiet}>
                1회 취소
              </button>
            </DeskForm>
          )}
        </div>
      </div>
      <div>
        <h2>등급</h2>
        <DeskForm
          method="PUT"
          path={`${path}/grade`}
          previous={grade ?? ""}
          className={styles.row}
          onDone={() => onDone(desk.notices.grade)}
        >
          {Object.entries(desk.grades).map(([value, text]) => (
            <button
              key={value}
              type="submit"
              name="grade"
              value={value === grade ? "" : value}
              className={styles.quick}
              aria-pressed={value === grade}
            >
              {text}
            </button>
          ))}
        </DeskForm>
      </div>
      <div>
        <h2>담당</h2>
        <DeskForm
          method="PUT"
          path={`${path}/assignee`}
          previous={lead.assignee?.id ?? ""}
          className={styles.row}
          onDone={() => onDone(desk.notices.assignee)}
        >
          <AssigneeSelect
            key={lead.assignee?.id}
            id="lead-assignee"
            assignees={assignees}
            current={lead.assignee}
            className={styles.select}
          />
          <Submit kind="outline">바꾸기</Submit>
        </DeskForm>
      </div>
      <div>
        <h2>{registrationFields.interestType.label}</h2>
        <DeskForm
          method="PUT"
          path={`${path}/interest`}
          previous={interestType}
          className={styles.row}
          onDone={() => onDone(desk.notices.interest)}
        >
          <LabelledSelect
            key={interestType}
            id="lead-interest"
            name="interest"
            label={registrationFields.interestType.label}
            className={styles.select}
            defaultValue={interestType}
            options={[
              { id: "", label: desk.noType },
              ...preferences.interestTypes.map(({ value, label }) => ({ id: value, label })),
            ]}
          />
          <Submit kind="outline">바꾸기</Submit>
        </DeskForm>
      </div>
    </section>
  );
}
