import { together } from "../../copy/together.ts";
import styles from "./OpenRoom.module.css";

/** Opens a room, for a lead or for whoever sits there: a plain form, whose answer is the room, in a tab of its own. */
export function OpenRoom({ lead }: { lead?: string }) {
  return (
    <form className={styles.open} method="post" action="/admin/together" target="_blank" rel="noopener">
      {lead && <input type="hidden" name="lead" value={lead} />}
      <button type="submit">{together.desk.open}</button>
    </form>
  );
}
