import { useRef, useState } from "react";
import { messages } from "../content/messages.ts";
import type { FieldErrors, RegistrationForm } from "./registrationSchema.ts";

export type RegistrationState =
  | { step: "idle"; fields?: FieldErrors; message?: string }
  | { step: "submitting" }
  | { step: "done" }
  | { step: "failed"; message: string };

interface Answer {
  ok: boolean;
  message?: string;
  fields?: FieldErrors;
}

async function post(body: object): Promise<Answer> {
  const response = await fetch("/registrations", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  });
  const answer = (await response.json().catch(() => ({}))) as Partial<Answer>;
  return {
    ok: response.ok && answer.ok === true,
    message: answer.message ?? messages.registrationFailed,
    fields: answer.fields,
  };
}

/** Sends one of the three forms. Wrong fields are named beside themselves; nothing that was typed is taken away. */
export function useRegistration(form: RegistrationForm) {
  const [state, setState] = useState<RegistrationState>({ step: "idle" });
  /** What was last sent, and its key: the same words again are a retry, changed words another registration. */
  const sent = useRef({ words: "", key: "" });

  async function submit(element: HTMLFormElement): Promise<void> {
    const data = new FormData(element);
    const values = {
      ...Object.fromEntries(data),
      form,
      marketing: data.has("marketing"),
      email: "",
      visitDate: "",
      key: "",
    };
    setState({ step: "submitting" });
    try {
      const { parseRegistration } = await import("./registrationSchema.ts");
      const parsed = parseRegistration(values);
      if (!parsed.ok) return setState({ step: "idle", fields: parsed.fields });
      const words = JSON.stringify(values);
      if (sent.current.words !== words) sent.current = { words, key: crypto.randomUUID() };
      const answer = await post({ ...values, key: sent.current.key });
      if (answer.ok) {
        sent.current = { words: "", key: "" };
        element.reset();
        return setState({ step: "done" });
      }
      if (answer.fields && Object.keys(answer.fields).length > 0)
        return setState({ step: "idle", fields: answer.fields });
      setState({ step: "failed", message: answer.message ?? messages.registrationFailed });
    } catch {
      setState({ step: "failed", message: messages.unexpected });
    }
  }

  return { state, submit, restart: () => setState({ step: "idle" }) };
}
