import express, { type RequestHandler } from "express";
import { fieldLimits } from "../../client/shared/limits.ts";
import type { Context } from "../context.ts";
import { requireOffice } from "./requireAccount.ts";

/** Largest body that anybody may send, in bytes. */
export const publicLimit = 100 * 1024;

/** A URL-encoded Hangul syllable takes nine bytes, a control character in JSON six. */
const bytesPerCharacter = 9;

/** Largest body of an article, in bytes: every field filled to its limit, plus field names and numbers. */
export const articleLimit =
  bytesPerCharacter * (fieldLimits.title + fieldLimits.summary + fieldLimits.content) + 4 * 1024;

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

const read = (limit: number): RequestHandler[] => [
  express.json({ limit }),
  express.urlencoded({ extended: false, limit, parameterLimit: 50 }),
];

/** Parses what visitors send. */
export const publicBodies = read(publicLimit);

/**
 * Parses articles, which may be long; requests without an office session are denied before the body is read.
 * @throws Unauthorized (401), Forbidden (403)
 */
export function articleBodies({ now }: Context): RequestHandler[] {
  return [
    (request, _response, next) => {
      if (!safe.has(request.method)) requireOffice(request, now());
      next();
    },
    ...read(articleLimit),
  ];
}
