/** @returns what a field says, as JSON, a form or a script write it; undefined when it says neither */
export function asBoolean(value: unknown): boolean | undefined {
  const text = String(value);
  if (["true", "on", "yes", "1"].includes(text)) return true;
  return ["false", "off", "no", "0"].includes(text) ? false : undefined;
}
