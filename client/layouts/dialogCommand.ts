/**
 * Attributes with which a button opens or closes a dialog without JavaScript. In browsers without commands (Safari
 * before 26.2, Firefox before 144) it opens the dialog as a popover; where both exist, the command takes precedence
 * (https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-commandfor). React's types lack commands.
 * @param id the dialog's, which must have the `popover` attribute
 */
export const dialogCommand = (command: "show-modal" | "close", id: string) => ({
  command,
  commandfor: id,
  popoverTarget: id,
  popoverTargetAction: command === "close" ? ("hide" as const) : ("show" as const),
});
