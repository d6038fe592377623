/**
 * Whether an error has one of these codes: of the operating system, such as `ENOENT`, or of PostgreSQL, such as
 * `28P01`.
 */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
