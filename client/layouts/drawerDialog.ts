import type { MouseEvent } from "react";

export const drawerId = "menu";

/** Does what the button's command does, where the browser doesn't know commands. */
export function openDrawer(event: MouseEvent): void {
  event.preventDefault();
  const drawer = document.getElementById(drawerId);
  if (drawer instanceof HTMLDialogElement && !drawer.open) drawer.showModal();
}

/** Closes the drawer on its close button, on a link inside it and on the ground beside it. */
export function closeDrawer({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget || (target instanceof Element && target.closest("a, [command=close]")))
    currentTarget.close();
}
