import { useRef, useState } from "react";
import { messages } from "../../copy/messages.ts";
import { visits } from "../../copy/visits.ts";
import { looksLikePhone } from "../../shared/format/phone.ts";
import { phoneDigits } from "../../shared/phoneDigits.ts";
import type { RegistrationForm } from "../../shared/registrationFields.ts";

/** What a form asks once before it is sent. Nothing is refused: sent again, the answer is right as it is. */
export function useQuestions(form: RegistrationForm) {
  const askedNumber = useRef("");
  const [phone, setPhone] = useState("");
  const [isHourAsked, setHourAsked] = useState(false);

  /** The home form has a pattern instead. */
  function asksAboutNumber({ elements }: HTMLFormElement): boolean {
    const input = elements.namedItem("phone");
    if (form === "home" || !(input instanceof HTMLInputElement)) return false;
    const asks = input.value.trim() !== "" && input.value !== askedNumber.current && !looksLikePhone(input.value);
    setPhone(asks ? questionAbout(input.value) : "");
    if (!asks) return false;
    askedNumber.current = input.value;
    input.focus();
    return true;
  }

  /** Sent again without an hour, the time is left open. */
  function asksForHour(sent: HTMLFormElement): boolean {
    const data = new FormData(sent);
    const asks = data.has("visitDay") && !data.has("visitDate") && !isHourAsked;
    setHourAsked(asks);
    if (asks) sent.querySelector<HTMLElement>('div:has(> label > :checked[name="visitDay"]) fieldset input')?.focus();
    return asks;
  }

  return {
    /** The question about the number, or "". */
    phone,
    /** The question for the hour of the chosen day, if it is asked. */
    hour: isHourAsked ? visits.chooseHour : undefined,
    /** @returns whether a question is asked now, with the focus on its field, so that the form isn't sent yet */
    asks: (sent: HTMLFormElement) => asksAboutNumber(sent) || asksForHour(sent),
    /** Takes the questions back, once something was typed. */
    clear() {
      setPhone("");
      setHourAsked(false);
    },
  };
}

function questionAbout(phone: string): string {
  const digits = phoneDigits(phone).length;
  return digits > 0 && digits < 10 ? messages.phoneShort : messages.phoneDoubted;
}
