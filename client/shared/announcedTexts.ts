/** A text that will follow a registration; advertising that waits until morning is `newsLater`. */
export type AnnouncedText = "visit" | "news" | "newsLater";

/** Response header of a registration: the texts that will follow, comma-separated. */
export const announcedTextsHeader = "Promised-Texts";
