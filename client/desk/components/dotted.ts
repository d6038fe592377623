/** @returns the parts that there are, with dots between them */
export const dotted = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(" · ");
