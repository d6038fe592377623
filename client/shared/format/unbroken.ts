/** @returns the text with words that stay on one line */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");
