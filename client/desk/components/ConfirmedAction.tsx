import { type ReactNode, useState } from "react";
import { adminResponse, problemIn } from "../../components/session/adminRequest.ts";
import styles from "./ConfirmedAction.module.css";

interface Props {
  summary: string;
  button: string;
  method: "PUT" | "DELETE";
  path: string;
  onDone: (body: Record<string, unknown>) => void;
  /** The consequences. */
  children: ReactNode;
}

/** A collapsed action that explains its consequences before it is confirmed. */
export function ConfirmedAction({ summary, button, method, path, onDone, children }: Props) {
  const [failure, setFailure] = useState<string>();
  return (
    <details className={styles.confirmed} name="confirmed">
      <summary>{summary}</summary>
      <form
        method="post"
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          void adminResponse(method, path).then((response) => {
            const problem = problemIn(response);
            setFailure(problem);
            if (!problem) onDone(response.body);
          });
        }}
      >
        <input type="hidden" name="_method" value={method.toLowerCase()} />
        <p>{children}</p>
        <button type="submit">{button}</button>
        {failure && <p role="alert">{failure}</p>}
      </form>
    </details>
  );
}
