import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { Action } from "../../components/Action.tsx";
import { Eyebrow } from "../../components/Eyebrow.tsx";
import { messages } from "../../copy/messages.ts";
import { systemPages } from "../../copy/system.ts";
import styles from "./System.module.css";

/** The text for an error: its status, or a message written for visitors. */
function detailOf(error: unknown): string {
  if (error instanceof Error && error.message === messages.chunkFailed) return error.message;
  // An error during rendering has no status.
  const status = isRouteErrorResponse(error) || error instanceof Response ? error.status : 500;
  return `${status} ${messages.unexpected}`;
}

/** The error page. Its links reload, because the cause may still be in the browser's memory. */
export function FailedNotice({ detail }: { detail: string }) {
  const { broken, retry, home } = systemPages;
  return (
    <section className={`wrap ${styles.notice}`}>
      <Eyebrow>{broken.folio}</Eyebrow>
      <h1>{messages.routerError}</h1>
      <p role="alert">{detail}</p>
      <p className="quiet">{broken.text}</p>
      <p className={styles.actions}>
        <Action kind="solid" href="">
          {retry}
        </Action>
        <Action kind="outline" href="/">
          {home}
        </Action>
      </p>
    </section>
  );
}

/** The router's error page, for code or props that can't be loaded and for errors during rendering. */
export function Failed() {
  return <FailedNotice detail={detailOf(useRouteError())} />;
}
