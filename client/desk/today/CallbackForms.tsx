import { desk } from "../../copy/desk.ts";
import type { Lead } from "../../shared/lead.ts";
import { DeskForm } from "../components/DeskForm.tsx";
import styles from "./Today.module.css";

interface Props {
  lead: Lead;
  /** The page that a plain form is redirected to. */
  back: string;
  onDone: (text: string) => void;
}

/** The result of a callback: no answer, again later, or done. */
export function CallbackForms({ lead, back, onDone }: Props) {
  const path = `/admin/leads/${lead.id}`;
  const whereTo = <input type="hidden" name="back" value={back} />;
  return (
    <div className={styles.buttons}>
      <DeskForm
        method="PUT"
        path={`${path}/callback`}
        previous={lead.callbackAt ?? ""}
        aria-label={`${lead.name} 통화`}
        onDone={() => onDone(desk.notices["no-callback"])}
      >
        {whereTo}
        <button type="submit" name="in" value="never">
          통화함
        </button>
      </DeskForm>
      <DeskForm
        method="PUT"
        path={`${path}/callback`}
        previous={lead.callbackAt ?? ""}
        aria-label={`${lead.name} 다시 전화`}
        onDone={() => onDone(desk.notices.callback)}
      >
        {whereTo}
        <button type="submit" name="in" value="hour">
          1시간 뒤
        </button>
        <button type="submit" name="in" value="tomorrow">
          내일
        </button>
      </DeskForm>
      <DeskForm path={`${path}/absences`} aria-label={`${lead.name} 부재`} onDone={() => onDone(desk.notices.absence)}>
        {whereTo}
        <button type="submit">부재 +1</button>
      </DeskForm>
    </div>
  );
}
