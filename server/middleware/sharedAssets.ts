import express, { type RequestHandler } from "express";
import { hashValidator, immutable, isHashNamed } from "../services/assets/hashNamed.ts";
import { fileHeaders } from "./files.ts";

/**
 * Hash-named files of other versions, from the folder that all instances share: of the next one during a rolling
 * update, whose pages may request them from any instance, and of earlier ones, whose pages are still open somewhere.
 */
export function sharedAssets(folder: string): RequestHandler {
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    cacheControl: false,
    lastModified: false,
    setHeaders: (response, file) => response.set({ "Cache-Control": immutable, ETag: hashValidator(file) }),
  });
  return (request, response, next) => {
    if (!isHashNamed(request.path)) return next();
    serve(request, response, (error?: unknown) => {
      for (const name of [...fileHeaders, "Cache-Control"]) response.removeHeader(name);
      next(error);
    });
  };
}
