import { type Field, isChanged, isField } from "../shared/formField.ts";

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

const entryOf = (field: Field) => (isBox(field) ? field.checked : field.value);

/**
 * Replays a change, so that React handles it. React compares a field with the last value assigned through its own
 * property, so another value is assigned first, and the real one set past it.
 * @param entry what the visitor entered
 */
function replayChange(field: Field, entry: string | boolean): void {
  if (isBox(field)) {
    field.checked = !entry;
    field.click();
    return;
  }
  // A choice replayed before may have left a select without it.
  if (field instanceof HTMLSelectElement && ![...field.options].some(({ value }) => value === entry)) return;
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, entry);
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
      // All are read first: each replayed change renders its component, whose other fields then say what React knows.
      const entries = [...changed].map((field) => [field, entryOf(field)] as const);
      for (const [field, entry] of entries) replayChange(field, entry);
    },
  };
}
