import { useState } from "react";
import { Submit } from "../../components/Action.tsx";
import { adminRequest } from "../../components/session/adminRequest.ts";
import { countLimit } from "../../shared/desk/leads.ts";
import { formatCount } from "../../shared/format/format.ts";
import styles from "./RelayBacklog.module.css";

interface Props {
  /** Leads that no job will send, counted up to `countLimit`. */
  count: number;
  onDone: () => void;
}

/** The number of leads that the form service doesn't have and no job will send, and a button that relays them. */
export function RelayBacklog({ count, onDone }: Props) {
  const [message, setMessage] = useState<string>();
  if (count === 0)
    return (
      <p className={styles.message} role="status">
        {message}
      </p>
    );
  return (
    <form
      className={styles.backlog}
      method="post"
      action="/admin/relay"
      aria-label="보내지 않은 상담"
      onSubmit={(event) => {
        event.preventDefault();
        void adminRequest("POST", "/admin/relay", {}).then((problem) => {
          setMessage(problem ?? "오래된 상담부터 차례로 보내고 있습니다.");
          if (!problem) onDone();
        });
      }}
    >
      <p>
        <strong>
          외부 접수 서비스로 보내지 않은 상담이 {formatCount(Math.min(count, countLimit))}건
          {count >= countLimit && " 이상"} 있습니다.
        </strong>
        서비스를 설정하기 전에 들어왔거나 보내지 못한 상담입니다. 모두 이곳에 보관되어 있습니다.
      </p>
      <Submit kind="outline">모두 보내기</Submit>
      {message && <p role="status">{message}</p>}
    </form>
  );
}
