import { readdirSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { RequestHandler } from "express";
import { hashValidator, immutable, isHashNamed } from "../services/assets/hashNamed.ts";
import { chooseEncoding, type Encoding } from "../views/encoding.ts";
import { decodedPart } from "./requestTarget.ts";

const endings: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

/** Headers of the file that must not be on the error sent in its place. */
export const fileHeaders = ["Content-Encoding", "ETag", "Last-Modified", "Accept-Ranges"];

/** @returns the URL path and ETag of each file; files whose name begins with a dot are left out */
function listFiles(folder: string): Map<string, string> {
  const known = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).replaceAll(sep, "/")}`;
    if (!entry.isFile() || path.includes("/.")) continue;
    const { size, mtimeMs } = statSync(file);
    known.set(path, `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`);
  }
  return known;
}

/** Codes of Express and the system for a client that disconnected. */
const disconnectCodes = new Set(["ECONNABORTED", "ECONNRESET", "EPIPE"]);

/**
 * The browser's code, pictures, films and fonts, with their precompressed variants. Files are listed once at the start,
 * so that no URL can reach anything else on the disk.
 * @throws Error when the folder doesn't exist
 */
export function files(folder: string): RequestHandler {
  const known = listFiles(folder);

  return (request, response, next) => {
    const path = decodedPart(request.path);
    if (!known.has(path) || !["GET", "HEAD"].includes(request.method)) return next();
    const hasTwins = known.has(path + endings.br);
    const encoding = hasTwins ? chooseEncoding(request.headers["accept-encoding"]) : "identity";
    const file = path + endings[encoding];
    const hashNamed = isHashNamed(path);
    if (hasTwins) response.vary("Accept-Encoding");
    response.type(extname(path));
    response.set({
      "Cache-Control": hashNamed ? immutable : "public, max-age=3600",
      ETag: hashNamed ? hashValidator(path) : known.get(file),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    });
    response.sendFile(file, { root: folder, cacheControl: false, lastModified: !hashNamed }, (error) => {
      // An aborted request gets no answer. A range outside the file gets an error page like other errors.
      if (!error || disconnectCodes.has((error as NodeJS.ErrnoException).code ?? "")) return;
      if (!response.headersSent) for (const name of fileHeaders) response.removeHeader(name);
      next(error);
    });
  };
}
