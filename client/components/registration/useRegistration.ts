import { useEffect, useRef, useSyncExternalStore } from "react";
import { agreement } from "../../copy/agreement.ts";
import { messages } from "../../copy/messages.ts";
import { type AnnouncedText, announcedTextsHeader } from "../../shared/announcedTexts.ts";
import { type HomeState, homeStateHeader, homeStates } from "../../shared/home.ts";
import type { ProofOfWorkTask } from "../../shared/proofOfWork.ts";
import type { FieldErrors } from "../../shared/registration.ts";
import type { RegistrationForm } from "../../shared/registrationFields.ts";
import { bothAgreed } from "../../shared/registrationLink.ts";
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
  taken?: HomeState;
}

interface PostResult {
  ok: boolean;
  announced: readonly AnnouncedText[];
  link?: string;
  taken?: HomeState;
  message?: string;
  fields?: FieldErrors;
  /** Set while many forms arrive: the same form is accepted with its solution. */
  task?: ProofOfWorkTask;
}

/** Posts the form; once more, with the solved task, if the server sets one. */
async function post(body: object): Promise<PostResult> {
  const result = await postOnce(body);
  if (!result.task) return result;
  const { solveTask } = await import("./solveTask.ts");
  const proof = await solveTask(result.task);
  return proof ? postOnce({ ...body, proof }) : result;
}

async function postOnce(body: object): Promise<PostResult> {
  const response = await fetch("/registrations", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  });
  const result = (await response.json().catch(() => ({}))) as Partial<PostResult>;
  return {
    ok: response.ok && result.ok === true,
    message: result.message ?? messages.registrationFailed,
    fields: result.fields,
    task: result.task,
    link: response.headers.get("Location") ?? undefined,
    taken: homeStates.find((state) => state === response.headers.get(homeStateHeader)),
    announced: (response.headers.get(announcedTextsHeader)?.split(", ") ?? []) as AnnouncedText[],
  };
}

const idle: RegistrationState = { step: "idle" };
/** Milliseconds in which a result is noticed. */
const readable = 1000;
/** By place. A form may be left while it is sent: its result is shown once it is there again. In memory only. */
const states = new Map<string, RegistrationState>();
/** The last sent content and its key: the same content again is a retry, changed content a new registration. */
const lastSent = new Map<RegistrationForm, { content: string; key: string }>();
const changes = new EventTarget();

function subscribe(onChange: () => void): () => void {
  changes.addEventListener("change", onChange);
  return () => changes.removeEventListener("change", onChange);
}

/**
 * Sends one of the three forms. Errors are shown beside their fields; the input is never lost.
 * @param place the form with what it is filled with, on its page: a result belongs to no other
 */
export function useRegistration(form: RegistrationForm, place: string) {
  const state = useSyncExternalStore(
    subscribe,
    () => states.get(place) ?? idle,
    () => idle,
  );
  function setState(next: RegistrationState): void {
    states.set(place, next);
    changes.dispatchEvent(new Event("change"));
  }
  const shownSince = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is shown from its own moment on
  useEffect(() => {
    shownSince.current = Date.now();
  }, [state]);
  // A result that could be read is over once its form is left; one that came while it was being left isn't.
  useEffect(
    () => () => {
      if (states.get(place)?.step !== "submitting" && Date.now() - shownSince.current > readable) states.delete(place);
    },
    [place],
  );

  async function submit(element: HTMLFormElement): Promise<void> {
    const data = new FormData(element);
    const values = {
      email: "",
      visitDate: "",
      unit: "",
      ...Object.fromEntries(data),
      form,
      agreed: data.has("agreed"),
      marketing: bothAgreed(Object.fromEntries(data)),
      key: "",
    };
    setState({ step: "submitting" });
    try {
      // Optional: the server validates too, only later.
      const schema = await import("../../shared/registration.ts").catch(() => undefined);
      const parsed = schema?.parseRegistration(values, agreement.required);
      if (parsed && !parsed.ok) return setState({ step: "idle", fields: parsed.fields });
      const content = JSON.stringify(values);
      const before = lastSent.get(form);
      const key = before?.content === content ? before.key : randomKey();
      lastSent.set(form, { content, key });
      const result = await post({ ...values, key, touches: readAttribution() });
      if (result.ok) {
        lastSent.delete(form);
        clearAttribution();
        forgetInput(form);
        const visit = String(data.get("visitDate") ?? "");
        const { announced } = result;
        return setState({
          step: "done",
          announced,
          ...(result.link && { link: result.link }),
          ...(result.taken && { taken: result.taken }),
          ...(visit && { visit }),
        });
      }
      if (result.fields && Object.keys(result.fields).length > 0) {
        // The key belongs to another registration: the next attempt gets a new one.
        if (result.fields.key) lastSent.delete(form);
        return setState({ step: "idle", fields: result.fields });
      }
      setState({ step: "failed", message: result.message ?? messages.registrationFailed });
    } catch {
      setState({ step: "failed", message: messages.unexpected });
    }
  }

  return { state, submit, restart: () => setState(idle) };
}
