import { Submit } from "../../components/Action.tsx";
import { formatMoment } from "../../shared/format/format.ts";
import type { LeadDetail } from "../../shared/lead.ts";
import { DeskForm } from "../components/DeskForm.tsx";
import disclosure from "../components/Disclosure.module.css";
import styles from "./LeadNotes.module.css";

interface Props {
  /** The lead's path. */
  path: string;
  notes: LeadDetail["notes"];
  onDone: () => void;
}

/** Notes in sight; the older ones are collapsed, so that the callback stays near. */
const shown = 2;

/** The office's notes, newest first, and a field to add one. Notes are only added, so none is overwritten. */
export function LeadNotes({ path, notes, onDone }: Props) {
  return (
    <section className={styles.notes} aria-labelledby="notes-title">
      <h2 id="notes-title">메모</h2>
      <DeskForm path={`${path}/notes`} clears onDone={onDone}>
        <label className="vh" htmlFor="note-body">
          새 메모
        </label>
        <textarea
          id="note-body"
          name="body"
          rows={2}
          maxLength={2000}
          required
          placeholder="통화한 내용이나 약속을 적어 주세요."
        />
        <Submit kind="outline">메모 남기기</Submit>
      </DeskForm>
      <NoteList notes={notes.slice(0, shown)} />
      {notes.length > shown && (
        <details className={disclosure.disclosure}>
          <summary>이전 메모 {notes.length - shown}건</summary>
          <NoteList notes={notes.slice(shown)} />
        </details>
      )}
    </section>
  );
}

function NoteList({ notes }: Pick<Props, "notes">) {
  return (
    <ol>
      {notes.map((note) => (
        <li key={note.id}>
          <p>{note.body}</p>
          <small>
            {note.author} · <time dateTime={note.createdAt}>{formatMoment(note.createdAt)}</time>
          </small>
        </li>
      ))}
    </ol>
  );
}
