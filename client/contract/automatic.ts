/** Marks an automatic update of the desk, which doesn't count as use of the session. */
export const automaticHeader = "X-Automatic";

export const automatic = { [automaticHeader]: "1" };
