import { Loader } from "../../components/Loader.tsx";
import { announcementPage } from "../../copy/announcement.ts";
import { messages } from "../../copy/messages.ts";
import styles from "./LoadingOverlay.module.css";

/** Covers the page while a file loads in another tab; Escape or its button closes it. */
export function LoadingOverlay({ id }: { id: string }) {
  const closeCommand = { command: "close", commandfor: id };
  return (
    <dialog id={id} className={`dark ${styles.overlay}`} aria-label={messages.loadingFile}>
      <Loader label={messages.loadingFile} labelled />
      <button type="button" className={styles.close} {...closeCommand}>
        {announcementPage.dismiss}
      </button>
    </dialog>
  );
}
