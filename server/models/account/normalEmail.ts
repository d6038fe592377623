/**
 * The one form in which e-mails of accounts are compared and counted. PostgreSQL lowers some letters otherwise than JavaScript
 * (`İ` to `i`), so that with both an account would have several counters: SQL lowers only what is stored.
 */
export const normalEmail = (email: string) => email.normalize("NFKC").toLowerCase();
