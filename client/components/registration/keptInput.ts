import type { RegistrationForm } from "../../shared/registrationFields.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What was typed into a form and not sent, by field: a navigation removes the form from the page, and Back shows a new
 * one. In memory only, because it is personal data.
 */
const kept = new Map<RegistrationForm, Map<string, string | boolean>>();

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === "checkbox";
const isRadio = (field: Field): field is HTMLInputElement => field.type === "radio";

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.querySelectorAll<Field>("input, textarea, select")].filter(({ type }) => type !== "hidden");

function initialValue(field: Field): string | boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? "";
  if (isRadio(field)) return field.defaultChecked ? field.value : "";
  return isCheckbox(field) ? field.defaultChecked : field.defaultValue;
}

function currentValue(field: Field): string | boolean {
  if (isRadio(field)) return field.checked ? field.value : "";
  return isCheckbox(field) ? field.checked : field.value;
}

/** Keeps the input of a form that leaves the page. */
export function keepInput(name: RegistrationForm, form: HTMLFormElement): void {
  const changed = fieldsOf(form).filter(
    (field) => currentValue(field) !== initialValue(field) && !(isRadio(field) && !field.checked),
  );
  kept.set(name, new Map(changed.map((field) => [field.name, currentValue(field)])));
}

/** Fills in what was kept, except where the form is prefilled or no longer offers the choice. */
export function restoreInput(name: RegistrationForm, form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) {
    const value = kept.get(name)?.get(field.name);
    if (value === undefined || initialValue(field)) continue;
    if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value)) continue;
    if (isRadio(field)) field.checked = field.value === value;
    else if (typeof value !== "boolean") field.value = value;
    else if (isCheckbox(field)) field.checked = value;
    const section = field.closest("details");
    if (section) section.open = true;
  }
}

/** Takes the name and number typed into one form along to another, which is in the page or will be; typed ones stay. */
export function carryInput(from: HTMLFormElement, to: RegistrationForm): void {
  const carried = new Map(kept.get(to));
  const data = new FormData(from);
  for (const name of ["name", "phone"]) {
    const typed = data.get(name);
    if (typeof typed !== "string" || typed === "") continue;
    const there = document.getElementById(`${to}-${name}`);
    if (there instanceof HTMLInputElement) there.value ||= typed;
    else if (!carried.has(name)) carried.set(name, typed);
  }
  kept.set(to, carried);
}

/** Forgets it, once it was sent. */
export function forgetInput(name: RegistrationForm): void {
  kept.delete(name);
}
