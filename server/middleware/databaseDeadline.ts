import type { RequestHandler } from "express";
import { withDeadline } from "../database/deadline.ts";

/** Milliseconds; the rest of the 5 s in which a request must be answered is for rendering. */
const timeout = 3_500;

/**
 * Gives a request one deadline for all its use of the database: waiting for connections, throttles, transactions. Their
 * individual timeouts would add up. It starts when the body has arrived, however slowly. Not for answers that are
 * streamed, or that share their queries with other requests.
 */
export const databaseDeadline: RequestHandler = (_request, _response, next) => withDeadline(timeout, next);
