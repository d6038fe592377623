const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
]);
/**
 * SQLSTATE classes and codes of a server that can't answer now, and of a transaction that failed through no fault of
 * its statements (deadlocks, lock and statement timeouts, and what was sent after these):
 * https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const sqlStates = /^(08|53|57P0[1-5]$|57014$|25P0[23]$|40001$|40P01$|55000$|55P03$|3D000$)/;
/** pg and knex identify these only by their messages. */
const phrases =
  /Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|not queryable|Unable to acquire a connection|Cannot use a pool after calling end/;

/**
 * @returns whether the error means that the database can't be reached or doesn't answer, rather than that a query is
 * wrong
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return networkCodes.has(code) || sqlStates.test(code) || phrases.test(error.message);
}
