import type { ComponentProps } from "react";
import { popupId, showPopup } from "./popupDialog.ts";

/** The command attributes open the dialog where scripts haven't run yet; React's types don't know them. */
const command = { command: "show-modal", commandfor: popupId };

/** Opens the registration popup. */
export function VisitButton(props: Omit<ComponentProps<"button">, "type" | "onClick">) {
  return (
    <button
      {...props}
      {...command}
      type="button"
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        showPopup();
      }}
    />
  );
}
