import type { ComponentProps } from "react";
import { popupId } from "./popupDialog.ts";

/** Without JavaScript the browser itself opens the dialog by these; React's types don't know them. */
const command = { command: "show-modal", commandfor: popupId };

/** Opens the registration popup. */
export function VisitButton(props: Omit<ComponentProps<"button">, "type" | "onClick">) {
  return <button {...props} {...command} type="button" aria-haspopup="dialog" />;
}
