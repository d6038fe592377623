import { isRouteErrorResponse } from "react-router-dom";

/** @returns whether a route's error means Not Found */
export const isNotFound = (error: unknown): boolean =>
  (isRouteErrorResponse(error) || error instanceof Response) && error.status === 404;
