import { type ComponentPropsWithoutRef, type FormEvent, type ReactNode, useState } from "react";
import { adminResponse, problemIn } from "../../components/session/adminRequest.ts";
import { messages } from "../../copy/messages.ts";
import styles from "./DeskForm.module.css";

/** The server's errors for a form: for the whole form, and per field. */
export interface Problem {
  message: string;
  fields?: Partial<Record<string, string>>;
}

interface Props extends Omit<ComponentPropsWithoutRef<"form">, "method" | "action" | "onSubmit" | "children"> {
  method?: "POST" | "PUT" | "DELETE";
  path: string;
  /** The result of a plain form post. */
  problem?: Problem | undefined;
  /** The value that the change is based on: a value that someone else has stored since isn't overwritten unseen. */
  previous?: string;
  /** Clears the fields after success. */
  clears?: boolean;
  onDone: (body: Record<string, unknown>) => void;
  /** Shows a conflict (409) itself, with what was typed. */
  onConflict?: (typed: Record<string, string | string[]>) => void;
  /** The fields; a function receives the errors per field. */
  children: ReactNode | ((fields: Partial<Record<string, string>>) => ReactNode);
}

/** @returns the form's values, including the submit button's; a name that occurs several times gives an array */
function bodyOf(event: FormEvent<HTMLFormElement>): Record<string, string | string[]> {
  const body: Record<string, string | string[]> = {};
  const data = new FormData(event.currentTarget);
  const { submitter } = event.nativeEvent as SubmitEvent;
  if (submitter instanceof HTMLButtonElement && submitter.name) data.append(submitter.name, submitter.value);
  for (const name of new Set(data.keys())) {
    if (name === "_method") continue;
    const values = data.getAll(name).map(String);
    body[name] = values.length === 1 ? (values[0] ?? "") : values;
  }
  return body;
}

/** A form of the desk that sends JSON, or a plain form without scripts. Errors are shown in it. */
export function DeskForm({
  method = "POST",
  path,
  problem,
  previous,
  clears = false,
  onDone,
  onConflict,
  children,
  className = "",
  ...rest
}: Props) {
  const [shownProblem, setShownProblem] = useState(problem);
  const [busy, setBusy] = useState(false);
  /** The value that someone else stored, after a conflict was shown: submitting again overwrites it. */
  const [conflict, setConflict] = useState<{ previous: string | undefined; now: string }>();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setBusy(true);
    const body = bodyOf(event);
    const response = await adminResponse(method, path, body);
    setBusy(false);
    if (response.status === 409 && onConflict) return onConflict(body);
    const message = problemIn(response);
    const { fields, now } = response.body as { fields?: Problem["fields"]; now?: unknown };
    setConflict(typeof now === "string" ? { previous, now } : undefined);
    setShownProblem(
      message === undefined ? undefined : { message: message || messages.unexpected, ...(fields && { fields }) },
    );
    if (message !== undefined) return;
    if (clears) form.reset();
    onDone(response.body);
  }

  return (
    <form
      {...rest}
      className={className}
      method="post"
      action={path}
      aria-busy={busy}
      onSubmit={(event) => void submit(event)}
    >
      {method !== "POST" && <input type="hidden" name="_method" value={method.toLowerCase()} />}
      {previous !== undefined && (
        <input type="hidden" name="previous" value={conflict?.previous === previous ? conflict.now : previous} />
      )}
      {typeof children === "function" ? children(shownProblem?.fields ?? {}) : children}
      {shownProblem && Object.keys(shownProblem.fields ?? {}).length === 0 && (
        <p className={styles.failure} role="alert">
          {shownProblem.message}
        </p>
      )}
    </form>
  );
}
