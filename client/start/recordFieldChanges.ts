import { type Field, isChanged, isField } from "../shared/formField.ts";

/**
 * Replays a change, so that React handles it. React compares a field with the last value assigned through its own
 * property, so another value is assigned first, and the real one set past it.
 */
function replayChange(field: Field): void {
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

// A form keeps its own values, and setting one during IME composition would break it.
const isLive = (field: Field) => !field.form;

/**
 * Records changes of fields before hydration, including those made before this code ran.
 * @returns a function that replays them and stops recording; and whether there are any so far
 */
export function recordFieldChanges(): { replay: () => void; found: boolean } {
  const fields = document.querySelectorAll<Field>("input, select, textarea");
  const changed = new Set([...fields].filter((field) => isLive(field) && isChanged(field)));
  const remember = ({ target }: Event) => {
    if (isField(target) && isLive(target)) changed.add(target);
  };
  addEventListener("input", remember, true);
  return {
    found: changed.size > 0,
    replay() {
      removeEventListener("input", remember, true);
      for (const field of changed) replayChange(field);
    },
  };
}
