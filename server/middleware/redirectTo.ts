import type { RequestHandler } from "express";

/** @returns a handler that redirects every request to a path */
export const redirectTo = (path: string): RequestHandler =>
  function redirect(_request, response) {
    response.redirect(302, path);
  };
