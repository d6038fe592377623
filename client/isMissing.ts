import { isRouteErrorResponse } from "react-router-dom";

/** @returns whether a route's error means Not Found */
export const isMissing = (error: unknown): boolean =>
  (isRouteErrorResponse(error) || error instanceof Response) && error.status === 404;
