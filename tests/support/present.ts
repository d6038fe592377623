/**
 * @returns what a test expects to be there
 * @throws Error when it isn't
 */
export function present<Value>(value: Value): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error("What the test looks for isn't there");
  return value;
}
