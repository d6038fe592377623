/** Whether a click on a link asks the browser for another tab or window: a handler leaves it alone. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey">) =>
  ctrlKey || metaKey || shiftKey;
