/** @returns whether PostgreSQL can store the text and clients can read it: no NUL, no lone surrogates */
export const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();
