/** @returns what a visitor sent if it is text, else nothing: parameters and form fields can be lists and objects too. */
export const asText = (value: unknown) => (typeof value === "string" ? value : "");
