import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { formatVisit, looksLikeSlot } from "../../complex/sale/visitSlots.ts";
import { complex } from "../../content/complex.ts";
import { messages } from "../../copy/messages.ts";
import { inquiryLabels } from "../../copy/sale/saleCopy.ts";
import { visits } from "../../copy/visits.ts";
import { mobilePhonePattern } from "../../shared/mobilePhone.ts";
import type { FieldErrors } from "../../shared/registration.ts";
import {
  type RegistrationForm as Form,
  registrationFields,
  type VisitorField,
} from "../../shared/registrationFields.ts";
import type { VisitDay } from "../../shared/visit.ts";
import { Action } from "../Action.tsx";
import { Field } from "../Field.tsx";
import { LogoMark } from "../LogoMark.tsx";
import { useSale } from "../useSale.tsx";
import { ConsentNotice } from "./ConsentNotice.tsx";
import { keepInput, restoreInput } from "./keptInput.ts";
import { type PreferenceField, preferenceFields } from "./PreferenceChoices.tsx";
import { PreferenceFields } from "./PreferenceFields.tsx";
import { RegisteredNote } from "./RegisteredNote.tsx";
import styles from "./RegistrationForm.module.css";
import { useQuestions } from "./useQuestions.ts";
import { useRegistration } from "./useRegistration.ts";
import { VisitChoice } from "./VisitChoice.tsx";

/** @returns the id of a form's element, for a button outside it */
export const registrationFormId = (form: Form) => `${form}-form`;

/** The form's accessible name and the text of its button, by purpose. */
const purposes = {
  visit: inquiryLabels,
  interest: () => ({ name: messages.registerInterest, submit: messages.registerInterest }),
} as const;

interface Props {
  form: Form;
  purpose?: keyof typeof purposes;
  /** Incremented each time the popup opens, which replaces an earlier result by the form. */
  opened?: number;
  /** The submitted values of a post without JavaScript. */
  values?: Partial<Record<VisitorField, string>>;
  fields?: FieldErrors;
  /** Days on which a visit can be booked in this form. */
  days?: readonly VisitDay[];
}

/** The registration form with its privacy notice and its result; works as a plain form without scripts. */
export function RegistrationForm({ form, purpose = "visit", opened = 0, values, fields: posted, days }: Props) {
  const sale = useSale();
  const labels = purposes[purpose](sale);
  const { pathname } = useLocation();
  /** The popup is the same on every page. */
  const place = form === "popup" ? form : [form, pathname, values?.unit, values?.interestType].join(" ");
  const { state, submit, restart } = useRegistration(form, place);
  const element = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  /** Whether the result came after the popup was closed: it is shown when the popup opens again. */
  const unseen = useRef(false);
  const [hydrated, setHydrated] = useState(false);
  const questions = useQuestions(form);
  const isDone = state.step === "done";
  const isFailed = state.step === "failed";
  const replaced = form !== "customer" && (isDone || (form === "popup" && isFailed));
  const fields = state.step === "idle" ? (state.fields ?? (state.message ? undefined : posted)) : undefined;

  /** The popup has only name and number. */
  const hasPreferences = form !== "popup";

  const isExpected = form === registrationFields.message.expectedBy;

  /** Which fields this form shows: errors of others are shown at its top. */
  const has: Record<Exclude<VisitorField, PreferenceField>, boolean> = {
    visitDate: days !== undefined && days.length > 0,
    name: true,
    phone: true,
    message: form !== "popup",
    email: false,
    // Only when the form is prefilled with a home, so that it can be changed or removed; the popup has two fields.
    unit: form !== "popup" && Boolean(values?.unit),
  };
  const seen = new Set<string>([
    "agreed",
    ...Object.entries(has).flatMap(([field, isShown]) => (isShown ? [field] : [])),
    ...(hasPreferences ? preferenceFields : []),
  ]);
  /** Errors of fields that this form doesn't have, without duplicates; shown at its top, or they would be invisible. */
  const unplaced = [
    ...new Set(Object.entries(fields ?? {}).flatMap(([field, error]) => (error && !seen.has(field) ? [error] : []))),
  ];
  /** The visit chosen before, when there is no list to choose from: the database may be unavailable. */
  const keptVisit = !seen.has("visitDate") && !posted?.visitDate && values?.visitDate;

  /** The time that was chosen in this form, repeated where it is sent. */
  const [visit, setVisit] = useState(values?.visitDate ?? "");

  // Native validation messages until ours work.
  useEffect(() => setHydrated(true), []);
  useEffect(() => {
    const current = element.current;
    if (!current) return;
    restoreInput(form, current);
    setVisit(visitIn(current));
    return () => keepInput(form, current);
  }, [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is reset only when it opens
  useEffect(() => {
    if (unseen.current) result.current?.focus();
    else if (opened > 0) restart();
    unseen.current = false;
  }, [opened]);
  useEffect(() => {
    if (isDone) element.current?.reset();
  }, [isDone]);
  /** Whether the result was there before the form: nothing moves to it then. */
  const isLate = useRef(isDone || isFailed);
  useEffect(() => {
    if (isLate.current) {
      isLate.current = false;
    } else if (replaced || isDone) {
      const dialog = result.current?.closest("dialog");
      unseen.current = dialog?.open === false;
      result.current?.focus({ preventScroll: true });
      // Replacing a form or below it, it may be off the screen or under the header.
      if (!dialog) result.current?.scrollIntoView({ block: "center" });
    } else if (fields) {
      const first = element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-errors]');
      first?.focus();
      // Where a browser leaves it under the header.
      first?.scrollIntoView({ block: "center", behavior: "instant" });
    } else if (isFailed && document.activeElement === document.body) {
      // The button lost the focus while it was disabled.
      element.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus({ preventScroll: true });
    }
  }, [replaced, isDone, isFailed, fields]);

  /** The result that is shown below the form, where it doesn't replace it. */
  const below = state.step === "done" && !replaced ? state : undefined;
  const message = state.step === "done" ? doneText(form) : state.step === "failed" ? state.message : undefined;

  return (
    <>
      <form
        ref={element}
        id={registrationFormId(form)}
        className={styles.form}
        method="post"
        action="/registrations"
        noValidate={hydrated}
        hidden={replaced}
        aria-label={labels.name}
        onSubmit={(event) => {
          event.preventDefault();
          const sent = event.currentTarget;
          if (state.step === "submitting" || questions.asks(sent)) return;
          void submit(sent);
        }}
        onInput={(event) => {
          questions.clear();
          setVisit(visitIn(event.currentTarget));
        }}
      >
        {/* Without the button, which stays visible in the popup. */}
        <div className={styles.inside}>
          <div>
            <input type="hidden" name="form" value={form} />
            {unplaced.length > 0 && (
              <div className={styles.failure} role="alert" tabIndex={-1} data-errors>
                {unplaced.map((error) => (
                  <p key={error}>{error}</p>
                ))}
              </div>
            )}
            {keptVisit && <input type="hidden" name="visitDate" value={keptVisit} />}
            {has.visitDate && days && (
              <VisitChoice
                id={`${form}-visit`}
                days={days}
                value={values?.visitDate}
                error={fields?.visitDate ?? questions.hour}
              />
            )}
            <div className={styles.pair}>
              <Field
                id={`${form}-name`}
                name="name"
                label={registrationFields.name.label}
                autoComplete="name"
                required
                value={values?.name}
                error={fields?.name}
              />
              <Field
                id={`${form}-phone`}
                name="phone"
                label="연락처"
                type="tel"
                autoComplete="tel"
                required
                pattern={form === "home" ? mobilePhonePattern : undefined}
                hint={messages.phoneHint}
                value={values?.phone}
                error={fields?.phone}
                {...(form !== "home" && { question: questions.phone })}
              />
            </div>
            {has.message && (
              <Field
                id={`${form}-message`}
                name="message"
                label="문의 내용"
                mark={isExpected ? "필수" : "선택"}
                rows={3}
                hint={isExpected ? `${messages.messageOpen} ${messages.messageHint}` : messages.messageHint}
                value={values?.message}
                error={fields?.message}
              />
            )}
            {!has.unit && values?.unit && <input type="hidden" name="unit" value={values.unit} />}
            {has.unit && (
              <Field
                id={`${form}-unit`}
                name="unit"
                label={registrationFields.unit.label}
                mark="선택"
                autoComplete="off"
                value={values?.unit}
                error={fields?.unit}
              />
            )}
            {hasPreferences && <PreferenceFields form={form} values={values ?? {}} errors={fields ?? {}} />}
            <p className={styles.trap} aria-hidden="true">
              <label htmlFor={`${form}-company`}>이 칸은 비워 두세요</label>
              <input id={`${form}-company`} name="company" tabIndex={-1} autoComplete="off" />
            </p>
          </div>
          <ConsentNotice form={form} error={fields?.agreed} />
          {state.step === "failed" && !replaced && (
            <p className={styles.failure} role="alert">
              {message}
            </p>
          )}
        </div>
        {looksLikeSlot(visit) && state.step !== "done" && (
          <p className={styles.visit}>
            {visits.chosen} <b>{formatVisit(visit)}</b>
          </p>
        )}
        {/* Once it has done its work, it doesn't ask to be pressed again. */}
        <Action
          kind={state.step === "done" ? "outline" : "primary"}
          type="submit"
          wide
          disabled={state.step === "submitting"}
        >
          {state.step === "submitting" ? messages.submitting : labels.submit}
        </Action>
        {/* Under the button that was pressed. */}
        {below && (
          <div ref={result} className={styles.success} role="status" tabIndex={-1}>
            {below.visit && <p>{visits.bookedAt(formatVisit(below.visit))}</p>}
            <p>{message}</p>
          </div>
        )}
      </form>
      {below && <RegisteredNote state={below} isVisitTold />}
      {replaced && (
        <div ref={result} className={styles.result} role={state.step === "done" ? "status" : "alert"} tabIndex={-1}>
          <LogoMark />
          <p className={styles.resultTitle}>{message}</p>
          {state.step === "done" ? (
            <RegisteredNote state={state} />
          ) : (
            <p className="quiet">입력하신 내용은 그대로 있습니다. 급하시면 {complex.phone}로 전화해 주세요.</p>
          )}
        </div>
      )}
    </>
  );
}

const visitIn = (form: HTMLFormElement) => String(new FormData(form).get("visitDate") ?? "");

const doneText = (form: Form) => (form === "customer" ? messages.registeredOnCustomerPage : messages.registered);
