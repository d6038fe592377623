/** A text that will follow a registration; advertising that waits for the morning is `newsLater`. */
export type PromisedText = "visit" | "news" | "newsLater";

/** Name of the header in which the answer to a registration tells them to the form, as a list. */
export const promisedTextsHeader = "Promised-Texts";
