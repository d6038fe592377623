/**
 * @returns the part of the tour's page with that `data-tour` name
 * @throws Error if the page was rendered without it
 */
export function tourElement(name: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-tour="${name}"]`);
  if (!element) throw new Error(`The tour's page has no ${name}`);
  return element;
}
