import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { Action } from "../../components/Action.tsx";
import { Folio } from "../../components/Folio.tsx";
import { messages } from "../../copy/messages.ts";
import { systemPages } from "../../copy/system.ts";
import styles from "./System.module.css";

/** Our own words of an error: a status, or a message that was written to be read. */
function detailOf(error: unknown): string {
  if (error instanceof Error && error.message === messages.chunkFailed) return error.message;
  // A page that breaks while it is drawn has no status of its own.
  const status = isRouteErrorResponse(error) || error instanceof Response ? error.status : 500;
  return `${status} ${messages.unexpected}`;
}

/** The error page. Its links load anew: what broke may still be in the browser's memory. */
export function FailedNotice({ detail }: { detail: string }) {
  const { broken, retry, home } = systemPages;
  return (
    <section className={`wrap ${styles.notice}`}>
      <Folio>{broken.folio}</Folio>
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

/** The router's error page, for code or props that don't arrive and for pages that break. */
export function Failed() {
  return <FailedNotice detail={detailOf(useRouteError())} />;
}
