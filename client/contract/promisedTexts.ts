/** A text that will follow a registration; advertising that waits for the morning is `newsLater`. */
export type PromisedText = "visit" | "news" | "newsLater";

/** Header of the answer to a registration: the texts that will follow, as a list. */
export const promisedTextsHeader = "Promised-Texts";
