import { useEffect, useState } from "react";
import { type DeskNotice, undoSeconds } from "../../shared/desk/deskProps.ts";
import { DeskForm } from "./DeskForm.tsx";
import styles from "./DoneNotice.module.css";

interface Props {
  notice: DeskNotice | undefined;
  /** The page that a plain form is redirected to. */
  back: string;
  onUndone: () => void;
}

/** Shows the message after a change, with its undo for a few seconds. */
export function DoneNotice({ notice, back, onUndone }: Props) {
  const undo = notice?.undo;
  const [over, setOver] = useState<string>();

  useEffect(() => {
    if (undo === undefined) return;
    const timer = setTimeout(() => setOver(undo), undoSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [undo]);

  return (
    <div className={styles.done}>
      <p role="status">{notice?.text}</p>
      {undo !== undefined && undo !== over && (
        <DeskForm path={`/admin/undo/${undo}`} onDone={onUndone}>
          <input type="hidden" name="back" value={back} />
          <button type="submit">되돌리기</button> <span>{undoSeconds}초 안에</span>
        </DeskForm>
      )}
    </div>
  );
}

/** The message after a change that isn't undone. */
export function DoneMessage({ children }: { children: string | undefined }) {
  return (
    <p className={styles.message} role="status">
      {children}
    </p>
  );
}
