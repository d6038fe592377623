/** Marks an automatic update of the desk, which doesn't count as use of the session. */
export const automaticUpdateHeader = "X-Automatic";

export const automaticUpdate = { [automaticUpdateHeader]: "1" };
