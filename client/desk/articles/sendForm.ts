/**
 * Sends a form as its button does, with validation and submit event; Safari before 16 has no `requestSubmit`.
 * @param submitter the pressed button; by default the form's own
 */
export function sendForm(form: HTMLFormElement, submitter?: HTMLElement | null): void {
  if (typeof form.requestSubmit === "function") form.requestSubmit(submitter);
  else (submitter ?? form.querySelector<HTMLElement>('button[type="submit"]'))?.click();
}
