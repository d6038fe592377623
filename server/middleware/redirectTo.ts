import type { RequestHandler } from "express";
import { queryOf } from "./requestTarget.ts";

/** @returns a handler that redirects every request to a path */
export const redirectTo = (path: string): RequestHandler =>
  function redirect(_request, response) {
    response.redirect(302, path);
  };

/** @returns the same for a page of visitors, whose query may name the advertisement that they followed */
export const redirectWithQueryTo = (path: string): RequestHandler =>
  function redirect(request, response) {
    response.redirect(302, path + queryOf(request.url));
  };
