/** @returns the value if it is a string, else "": parameters and form fields can be arrays and objects too */
export const asText = (value: unknown) => (typeof value === "string" ? value : "");
