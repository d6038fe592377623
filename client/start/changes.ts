type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/**
 * Makes a change again, so that React hears of it. React compares a field with what was last assigned to its own
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

/**
 * Remembers the fields that are filled in before the page's code is there.
 * @returns what hands them on, and stops
 */
export function rememberChanges(): () => void {
  const changed = new Set<Field>();
  const remember = ({ target }: Event) => {
    // A form keeps its own values, and setting one in the middle of composing a syllable would break it.
    if (isField(target) && !target.form) changed.add(target);
  };
  addEventListener("input", remember, true);
  return () => {
    removeEventListener("input", remember, true);
    for (const field of changed) changeAgain(field);
  };
}
