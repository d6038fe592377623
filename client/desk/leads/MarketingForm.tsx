import { useState } from "react";
import { Action } from "../../components/Action.tsx";
import { adminRequest } from "../adminRequest.ts";
import styles from "./RelayForm.module.css";

interface Props {
  /** The lead's address. */
  path: string;
  onDone: () => void;
}

/** Writes down that somebody refused advertising by telephone or in person; only they themselves can agree again. */
export function MarketingForm({ path, onDone }: Props) {
  const [failure, setFailure] = useState<string>();
  return (
    <form
      className={styles.form}
      method="post"
      action={`${path}/marketing`}
      onSubmit={(event) => {
        event.preventDefault();
        void adminRequest("DELETE", `${path}/marketing`).then((problem) => {
          setFailure(problem);
          if (!problem) onDone();
        });
      }}
    >
      <input type="hidden" name="_method" value="delete" />
      <p>전화나 방문으로 광고 수신을 거부하면 바로 기록해 주세요.</p>
      <Action kind="outline" type="submit">
        광고 수신 거부 기록
      </Action>
      {failure && <p role="alert">{failure}</p>}
    </form>
  );
}
