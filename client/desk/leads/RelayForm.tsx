import { useState } from "react";
import { Submit } from "../../components/Action.tsx";
import { adminRequest } from "../../components/session/adminRequest.ts";
import { desk } from "../../copy/desk.ts";
import type { RelayState } from "../../shared/lead.ts";
import styles from "./RelayForm.module.css";

interface Props {
  /** The lead's path. */
  path: string;
  state: RelayState;
  /** Whether there is a form service to send it to. */
  relaying: boolean;
  onDone: () => void;
}

/** The state of a lead's relay, and a retry for one that failed. */
export function RelayForm({ path, state, relaying, onDone }: Props) {
  const [failure, setFailure] = useState<string>();
  return (
    <form
      className={styles.form}
      method="post"
      action={`${path}/relay`}
      onSubmit={(event) => {
        event.preventDefault();
        void adminRequest("POST", `${path}/relay`, {}).then((problem) => {
          setFailure(problem);
          if (!problem) onDone();
        });
      }}
    >
      <p>
        지금: <strong className={state === "given_up" ? styles.trouble : ""}>{desk.relayStates[state]}</strong>
        {!relaying && " · 접수 서비스가 설정되지 않아 이곳에만 보관합니다."}
      </p>
      {relaying && state !== "relayed" && <Submit kind="outline">다시 보내기</Submit>}
      {failure && <p role="alert">{failure}</p>}
    </form>
  );
}
