type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/**
 * Makes a change again, so that React handles it. React compares a field with what was last assigned to its own
 * property, so that is set to something else first, and the real value is put in past it.
 */
function changeAgain(field: Field): void {
  if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  const { value } = field;
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** Whether a field holds something else than what the server wrote into it. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field.value !== field.defaultValue || ("checked" in field && field.checked !== field.defaultChecked);
}

// A form keeps its own values, and setting one in the middle of composing a syllable would break it.
const isLive = (field: Field) => !field.form;

/**
 * Remembers the fields that are filled in before the page's code is there, and finds those that were filled in before
 * this was.
 * @returns what hands them on, and stops; and whether there were any by now
 */
export function rememberChanges(): { handOn: () => void; found: boolean } {
  const fields = document.querySelectorAll<Field>("input, select, textarea");
  const changed = new Set([...fields].filter((field) => isLive(field) && isChanged(field)));
  const remember = ({ target }: Event) => {
    if (isField(target) && isLive(target)) changed.add(target);
  };
  addEventListener("input", remember, true);
  return {
    found: changed.size > 0,
    handOn() {
      removeEventListener("input", remember, true);
      for (const field of changed) changeAgain(field);
    },
  };
}
