/** `visit`: the model house and the visit, information. `news`: remaining homes, advertising. */
export type TextKind = "visit" | "news";
