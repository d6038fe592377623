import type { RequestHandler } from "express";
import { withDeadline } from "../deadline.ts";

/** Milliseconds; the rest of the 5 s in which a request must be answered are for rendering. */
const timeout = 3_500;

/**
 * Gives a request one deadline for all that it asks of the database: waiting for connections, its throttle, its
 * transactions. The timeouts of each of them alone would add up. It begins when the body is there, however slowly that
 * came. Not for answers that are streamed, or that share their statements with other requests.
 */
export const databaseDeadline: RequestHandler = (_request, _response, next) => withDeadline(timeout, next);
