/** The states of a film, named as by the hosted platform. */
export type PlayerState = "ended" | "playing" | "paused" | "buffering" | "cued";

/** Films autoplay unless the visitor prefers reduced motion. */
export const startsByItself = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;
