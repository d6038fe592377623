import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { Action } from "../../components/Action.tsx";
import { messages } from "../../content/messages.ts";
import styles from "./System.module.css";

/** Our own words of an error: a status, or a message that was written to be read. */
function detailOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${messages.unexpected}`;
  if (error instanceof Response) return `${error.status} ${messages.unexpected}`;
  if (error instanceof Error && error.message === messages.chunkFailed) return error.message;
  return messages.unexpected;
}

/** The error page inside the layout. */
export function FailedNotice({ detail }: { detail: string }) {
  return (
    <section className={`wrap ${styles.notice}`}>
      <h1>{messages.routerError}</h1>
      <p role="alert">{detail}</p>
      <p className={styles.actions}>
        <Action kind="solid" href="/">
          홈으로
        </Action>
      </p>
    </section>
  );
}

/** The router's error page, for code or props that don't arrive and for pages that break. */
export function Failed() {
  return <FailedNotice detail={detailOf(useRouteError())} />;
}
