/** The states of a film, by the hosted platform's words. */
export type PlayerState = "ended" | "playing" | "paused" | "buffering" | "cued";

/** A film starts by itself only for those who haven't asked for less motion. */
export const startsByItself = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;
