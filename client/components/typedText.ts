type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The values of a page's fields, and the dialog they are in. */
interface SavedFields {
  path: string;
  dialog: string | undefined;
  /** By the field's key: its value, or whether it is checked. */
  fields: Record<string, string | boolean>;
}

const storageKey = "typed";

/** Not stored: sensitive fields, and those that aren't typed. Forms with drafts store their own. */
const excluded = [
  ...["password", "hidden", "file", "submit", "button", "reset", "image"].map((type) => `[type=${type}]`),
  '[autocomplete*="password"]',
  '[autocomplete="one-time-code"]',
  "form[data-drafts] *",
].join();

const isTicked = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** The page's fields by keys that stay the same across versions of the page. */
function fieldsByKey(): Map<string, Field> {
  const found = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>("input, select, textarea")) {
    if (field.matches(excluded)) continue;
    const parts = [field.form?.getAttribute("action"), field.id, field.name, isTicked(field) && field.value];
    let key = parts.map((part) => part || "").join(" ");
    while (found.has(key)) key += "+";
    found.set(key, field);
  }
  return found;
}

/** Stores the values of the page's fields for a reload. */
export function saveTyped(): void {
  const fields: SavedFields["fields"] = {};
  for (const [key, field] of fieldsByKey()) {
    const value = isTicked(field) ? field.checked : field.value;
    if (value !== "") fields[key] = value;
  }
  const dialog = document.querySelector("dialog[open][id]")?.id;
  if (!dialog && Object.keys(fields).length === 0) return;
  const stored: SavedFields = { path: location.pathname, dialog, fields };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    // Storage is disabled: the browser may still restore the fields itself.
  }
}

/** Reads the stored values and deletes them at once. */
function readAndDeleteSaved(): SavedFields | null {
  try {
    const saved: SavedFields | null = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    sessionStorage.removeItem(storageKey);
    return saved?.path === location.pathname ? saved : null;
  } catch {
    return null;
  }
}

function fillIn(field: Field, value: string | boolean): void {
  if (typeof value !== "boolean") field.value = value;
  else if (isTicked(field)) field.checked = value;
  for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Restores the stored values into the reloaded page, and opens the dialog they are in. */
export function restoreTyped(): void {
  const saved = readAndDeleteSaved();
  if (!saved) return;
  for (const [key, field] of fieldsByKey()) {
    const value = saved.fields[key];
    if (value !== undefined && value !== (isTicked(field) ? field.checked : field.value)) fillIn(field, value);
  }
  if (saved.dialog)
    document
      .querySelector<HTMLElement>(`button[commandfor="${CSS.escape(saved.dialog)}"][command="show-modal"]`)
      ?.click();
}
