/**
 * @returns a value that a test expects to exist
 * @throws Error when it doesn't
 */
export function present<Value>(value: Value): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error("The value that the test expects doesn't exist");
  return value;
}
