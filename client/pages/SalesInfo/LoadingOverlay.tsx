import { useEffect, useRef } from "react";
import { Loader } from "../../components/Loader.tsx";
import { announcementPage } from "../../content/announcement.ts";
import { messages } from "../../content/messages.ts";
import styles from "./LoadingOverlay.module.css";

/** Covers the page while a file loads elsewhere; Escape and its button uncover it. */
export function LoadingOverlay({ shown, onDismiss }: { shown: boolean; onDismiss: () => void }) {
  const element = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || shown === dialog.open) return;
    if (shown) dialog.showModal();
    else dialog.close();
  }, [shown]);

  return (
    <dialog ref={element} className={`dark ${styles.overlay}`} aria-label={messages.loadingFile} onClose={onDismiss}>
      {shown && <Loader label={messages.loadingFile} labelled />}
      <button type="button" className={styles.close} onClick={onDismiss}>
        {announcementPage.dismiss}
      </button>
    </dialog>
  );
}
