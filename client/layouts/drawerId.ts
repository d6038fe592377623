/** Id of the narrow layout's menu, for the buttons that open and close it. */
export const drawerId = "menu";
