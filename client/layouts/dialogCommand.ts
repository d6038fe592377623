/**
 * What lets a button open or close a dialog without JavaScript. Where the browser has no commands (Safari before 26.2,
 * Firefox before 144), it opens the dialog as a popover; where it has both, the command is what counts
 * (https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-commandfor). React's types don't know commands.
 * @param id the dialog's, which must have the `popover` attribute
 */
export const dialogCommand = (command: "show-modal" | "close", id: string) => ({
  command,
  commandfor: id,
  popoverTarget: id,
  popoverTargetAction: command === "close" ? ("hide" as const) : ("show" as const),
});
