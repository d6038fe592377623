import type { ComponentProps } from "react";
import { dialogCommand } from "../dialogCommand.ts";
import { popupId } from "./popupDialog.ts";

const command = dialogCommand("show-modal", popupId);

/** Opens the registration popup. */
export function VisitButton(props: Omit<ComponentProps<"button">, "type" | "onClick">) {
  return <button {...props} {...command} type="button" aria-haspopup="dialog" />;
}
