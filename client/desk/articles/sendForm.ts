/**
 * Sends a form as its button does, checks and submit event included; Safari before 16 has no `requestSubmit`.
 * @param submitter the button that was pressed; without it the form's own one
 */
export function sendForm(form: HTMLFormElement, submitter?: HTMLElement | null): void {
  if (typeof form.requestSubmit === "function") form.requestSubmit(submitter);
  else (submitter ?? form.querySelector<HTMLElement>('button[type="submit"]'))?.click();
}
