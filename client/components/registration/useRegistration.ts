import { useRef, useState } from "react";
import { agreement } from "../../copy/agreement.ts";
import { messages } from "../../copy/messages.ts";
import { type AnnouncedText, announcedTextsHeader } from "../../shared/announcedTexts.ts";
import type { FieldErrors, RegistrationForm } from "../../shared/registration.ts";
import { clearAttribution, readAttribution } from "./attribution.ts";
import { forgetInput } from "./keptInput.ts";
import { randomKey } from "./randomKey.ts";

type RegistrationState =
  | { step: "idle"; fields?: FieldErrors; message?: string }
  | { step: "submitting" }
  | Registered
  | { step: "failed"; message: string };

/** A stored registration: the path of its own page, the visit booked with it, and the texts that will follow. */
export interface Registered {
  step: "done";
  announced: readonly AnnouncedText[];
  link?: string;
  visit?: string;
}

interface Answer {
  ok: boolean;
  announced: readonly AnnouncedText[];
  link?: string;
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
    link: response.headers.get("Location") ?? undefined,
    announced: (response.headers.get(announcedTextsHeader)?.split(", ") ?? []) as AnnouncedText[],
  };
}

/** Sends one of the three forms. Errors are shown beside their fields; the input is never lost. */
export function useRegistration(form: RegistrationForm) {
  const [state, setState] = useState<RegistrationState>({ step: "idle" });
  /** The last sent content and its key: the same content again is a retry, changed content a new registration. */
  const sent = useRef({ content: "", key: "" });

  async function submit(element: HTMLFormElement): Promise<void> {
    const data = new FormData(element);
    const values = {
      email: "",
      visitDate: "",
      unit: "",
      ...Object.fromEntries(data),
      form,
      agreed: data.has("agreed"),
      marketing: data.has("marketing"),
      key: "",
    };
    setState({ step: "submitting" });
    try {
      // Optional: the server validates too, only later.
      const schema = await import("../../shared/registration.ts").catch(() => undefined);
      const parsed = schema?.parseRegistration(values, agreement.required);
      if (parsed && !parsed.ok) return setState({ step: "idle", fields: parsed.fields });
      const content = JSON.stringify(values);
      if (sent.current.content !== content) sent.current = { content, key: randomKey() };
      const answer = await post({ ...values, key: sent.current.key, touches: readAttribution() });
      if (answer.ok) {
        sent.current = { content: "", key: "" };
        clearAttribution();
        element.reset();
        forgetInput(form);
        const visit = String(data.get("visitDate") ?? "");
        const { announced } = answer;
        return setState({
          step: "done",
          announced,
          ...(answer.link && { link: answer.link }),
          ...(visit && { visit }),
        });
      }
      if (answer.fields && Object.keys(answer.fields).length > 0) {
        // The key belongs to another registration: the next attempt gets a new one.
        if (answer.fields.key) sent.current = { content: "", key: "" };
        return setState({ step: "idle", fields: answer.fields });
      }
      setState({ step: "failed", message: answer.message ?? messages.registrationFailed });
    } catch {
      setState({ step: "failed", message: messages.unexpected });
    }
  }

  return { state, submit, restart: () => setState({ step: "idle" }) };
}
