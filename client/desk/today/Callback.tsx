import { formatMoment } from "../../shared/format/format.ts";
import type { Lead } from "../../shared/lead.ts";
import { CallbackForms } from "./CallbackForms.tsx";
import styles from "./Today.module.css";

interface Props {
  lead: Lead;
  /** The time of the data. */
  now: string;
  /** The page that a plain form is redirected to. */
  back: string;
  onDone: (text: string) => void;
}

/** When a lead is to be called, and the result. */
export function Callback({ lead, now, back, onDone }: Props) {
  const { callbackAt } = lead;
  if (callbackAt === null) return null;
  const late = callbackAt <= now;
  return (
    <>
      <p className={late ? styles.late : styles.note}>
        {formatMoment(callbackAt)} 다시 전화{late && " · 시간 지남"}
      </p>
      <CallbackForms lead={lead} back={back} onDone={onDone} />
    </>
  );
}
