import type { ReactNode } from "react";
import { Submit } from "../../components/Action.tsx";
import { FieldError } from "../../components/FieldError.tsx";
import { holdRules } from "../../content/sale/holds.ts";
import type { DeskHome, DeskHomesProps, RefusedHomeForm } from "../../shared/desk/homes.ts";
import { seoulDay } from "../../shared/seoulTime.ts";
import { DeskForm } from "../components/DeskForm.tsx";
import disclosure from "../components/Disclosure.module.css";
import styles from "./HomeActions.module.css";
import { HomeLeadSearch } from "./HomeLeadSearch.tsx";
import { homeDone } from "./homeDone.ts";

interface Props {
  home: DeskHome;
  /** The lead that a home is sought for. */
  lead: DeskHomesProps["lead"];
  /** A plain form that was refused. */
  refused: RefusedHomeForm | null;
  office: boolean;
  /** ISO */
  today: string;
  back: string;
  onDone: (text: string, undo: string | undefined) => void;
  /** @param typed what was typed into the form, as text */
  onConflict: (typed: string[]) => void;
}

/** Fields of a form that nobody types. */
const hidden = new Set(["version", "back", "lead"]);

/** What this account may do with a home as it stands. */
export function HomeActions({ home, lead, refused, office, today, back, onDone, onConflict }: Props) {
  const path = `/admin/homes/${home.key}`;
  const { state } = home;
  const basis = (
    <>
      <input type="hidden" name="version" value={home.version} />
      <input type="hidden" name="back" value={back} />
    </>
  );
  const shared = (done: string) => ({
    onDone: homeDone(done, onDone),
    onConflict: (typed: Record<string, string | string[]>) =>
      onConflict(
        Object.entries(typed).flatMap(([name, text]) => (hidden.has(name) || text === "" ? [] : [String(text)])),
      ),
  });
  const values = refused?.values ?? {};
  const isReason = Boolean(refused?.fields.reason || values.reason);
  const typedContract = Boolean(values.number || values.date);
  /** Shown in the form that was refused; what isn't about a field of it, above all of them. */
  const problem = refused && Object.keys(refused.fields).some((name) => name in refused.values) ? refused : undefined;
  // A counsellor sees the lead of a home only if it is theirs.
  const mayWork = office || home.lead !== null;
  const holdFor = (id: string, name: string) => (
    <DeskForm path={`${path}/hold`} {...shared("hold")}>
      {basis}
      <input type="hidden" name="lead" value={id} />
      <Submit kind="solid">{name} 고객에게 지정</Submit>
    </DeskForm>
  );

  return (
    <div className={styles.actions}>
      {refused && !problem && <FieldError>{refused.message}</FieldError>}
      {state === "offered" && (
        <>
          {lead && holdFor(lead.id, lead.name)}
          <HomeLeadSearch open={!lead}>{holdFor}</HomeLeadSearch>
          <p className="fine">
            {holdRules.hours}시간 동안 다른 상담사가 지정할 수 없습니다. 모델하우스가 닫힌 시간에 지정하면 다음 영업일{" "}
            {holdRules.closedUntil}에 끝납니다.
          </p>
        </>
      )}
      {state === "held" && mayWork && (
        <div className={styles.row}>
          {!home.extended && (
            <DeskForm method="PUT" path={`${path}/hold`} {...shared("extend")}>
              {basis}
              <Submit kind="solid">{holdRules.hours}시간 연장</Submit>
            </DeskForm>
          )}
          <DeskForm method="DELETE" path={`${path}/hold`} {...shared("release")}>
            {basis}
            <Submit kind="outline">지정 해제</Submit>
          </DeskForm>
        </div>
      )}
      {state === "held" && !mayWork && <p className="fine">다른 상담사가 지정한 세대입니다.</p>}
      {office && (state === "offered" || state === "held") && (
        <Folded summary="계약 기록" open={typedContract}>
          <DeskForm
            method="PUT"
            path={`${path}/contract`}
            className={styles.form}
            noValidate
            problem={problem}
            {...shared("contract")}
          >
            {({ number, date }) => (
              <>
                {basis}
                <input type="hidden" name="lead" value={home.lead ?? lead?.id ?? ""} />
                <TypedField
                  id="contract-number"
                  name="number"
                  label="계약번호"
                  error={number}
                  maxLength={40}
                  defaultValue={values.number ?? ""}
                />
                <TypedField
                  id="contract-date"
                  name="date"
                  label="계약일"
                  type="date"
                  error={date}
                  defaultValue={values.date || seoulDay(new Date(today))}
                />
                <Submit kind="solid">계약으로 기록</Submit>
              </>
            )}
          </DeskForm>
        </Folded>
      )}
      {office && state === "offered" && (
        <Folded summary="보류" open={isReason}>
          <ReasonForm
            method="PUT"
            path={`${path}/withheld`}
            button="보류하기"
            typed={values.reason}
            problem={problem}
            {...shared("withhold")}
          >
            {basis}
          </ReasonForm>
        </Folded>
      )}
      {office && state === "withheld" && (
        <DeskForm method="DELETE" path={`${path}/withheld`} {...shared("reopen")}>
          {basis}
          <Submit kind="solid">보류 풀기</Submit>
        </DeskForm>
      )}
      {office && state === "contracted" && (
        <Folded summary="계약 취소" open={isReason}>
          <ReasonForm
            method="DELETE"
            path={`${path}/contract`}
            button="계약 취소하기"
            typed={values.reason}
            problem={problem}
            {...shared("cancel")}
          >
            {basis}
          </ReasonForm>
        </Folded>
      )}
    </div>
  );
}

function Folded({ summary, open, children }: { summary: string; open: boolean; children: ReactNode }) {
  return (
    <details className={`${disclosure.disclosure} ${styles.folded}`} name="home-action" open={open || undefined}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

interface ReasonProps {
  method: "PUT" | "DELETE";
  path: string;
  button: string;
  /** What was typed into it, when it was refused. */
  typed: string | undefined;
  problem: RefusedHomeForm | undefined;
  onDone: (body: Record<string, unknown>) => void;
  onConflict: (typed: Record<string, string | string[]>) => void;
  children: ReactNode;
}

function ReasonForm({ button, typed = "", children, ...form }: ReasonProps) {
  return (
    <DeskForm className={styles.form} noValidate {...form}>
      {({ reason }) => (
        <>
          {children}
          <TypedField id="home-reason" name="reason" label="사유" error={reason} maxLength={200} defaultValue={typed} />
          <Submit kind="outline">{button}</Submit>
        </>
      )}
    </DeskForm>
  );
}

interface FieldProps {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  type?: "text" | "date";
  maxLength?: number;
  defaultValue?: string;
}

function TypedField({ id, label, error, ...input }: FieldProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        required
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        {...input}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
