import { useRef, useState } from "react";
import { Action } from "../../components/Action.tsx";
import { formatMoment } from "../../contract/format/format.ts";
import type { LeadDetail } from "../../contract/lead.ts";
import { adminRequest } from "../adminRequest.ts";
import styles from "./LeadNotes.module.css";

interface Props {
  /** The lead's address. */
  path: string;
  notes: LeadDetail["notes"];
  onDone: () => void;
}

/** What the office wrote down, newest first, and a field for more. */
export function LeadNotes({ path, notes, onDone }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [failure, setFailure] = useState<string>();

  async function add(): Promise<void> {
    const body = field.current?.value.trim() ?? "";
    if (body === "") return;
    const problem = await adminRequest("POST", `${path}/notes`, { body });
    setFailure(problem);
    if (problem) return;
    if (field.current) field.current.value = "";
    onDone();
  }

  return (
    <section className={styles.notes} aria-labelledby="notes-title">
      <h2 id="notes-title">메모</h2>
      <form
        method="post"
        action={`${path}/notes`}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <label className="vh" htmlFor="note-body">
          새 메모
        </label>
        <textarea
          ref={field}
          id="note-body"
          name="body"
          rows={3}
          maxLength={2000}
          required
          placeholder="통화한 내용이나 약속을 적어 주세요."
        />
        <Action kind="outline" type="submit">
          메모 남기기
        </Action>
      </form>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
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
    </section>
  );
}
