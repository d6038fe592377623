/** Says that the desk asks by itself, because something has changed: nobody has used it. */
export const automaticHeader = "X-Automatic";

export const automatic = { [automaticHeader]: "1" };
