/** @returns whether PostgreSQL takes the text and everybody reads it: no NUL, no halves of surrogate pairs. */
export const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();
