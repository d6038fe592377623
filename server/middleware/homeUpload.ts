import express, { type RequestHandler } from "express";
import multer from "multer";

/** Largest file, in bytes: many times the lines of a complex. */
const maxBytes = 512 * 1024;

/** The path that takes a file of homes. */
export const homeUploadPath = "/admin/homes/import";

/** Reads a file of homes: the body itself, or a form's file named `file`. Must come after the session check. */
export const homeUpload: RequestHandler[] = [
  express.raw({ type: ["text/csv", "text/plain"], limit: maxBytes }),
  multer({ storage: multer.memoryStorage(), limits: { files: 1, fileSize: maxBytes, fields: 5 } }).single("file"),
];
