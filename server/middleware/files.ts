import { readdirSync, statSync } from "node:fs";
import { basename, extname, join, relative, sep } from "node:path";
import type { RequestHandler } from "express";
import { decodedPart } from "../http/requestTarget.ts";
import { chooseEncoding, type Encoding } from "../views/compressed.ts";

/** Files with a content hash in their names are cached for good; the others are revalidated. */
const hashed = /^\/(assets|fonts|pictures|tours|films)\/[\w.-]*-[\w-]{8,}[.-][\w.-]*$/;

/** Longest address of a hash-named file: none of ours comes near, and what is longer isn't looked at. */
const longest = 200;

/** @returns whether an address is that of a file whose name holds a hash of its content */
export const isHashNamed = (path: string) => path.length <= longest && hashed.test(path);

/** A hash-named file has the same validator at every instance, whatever version it runs and wherever it has the file from. */
export const hashValidator = (path: string) => `W/"${basename(path)}"`;

export const immutable = "public, max-age=31536000, immutable";

export const endings: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

/** Headers that tell of a file, and nothing of the error that is answered in its place. */
const ofTheFile = ["Content-Encoding", "ETag", "Last-Modified", "Accept-Ranges"];

/** @returns each file's path, as it stands in addresses, and its validator; nothing whose name begins with a dot */
export function listFiles(folder: string): Map<string, string> {
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

/** How Express and the system call it when the client has gone. */
const brokenOff = new Set(["ECONNABORTED", "ECONNRESET", "EPIPE"]);

/**
 * The browser's code, pictures, films and fonts, with the compressed twins that the build made. What there is is listed
 * once, so that no address leads anywhere else on the disk.
 * @throws Error when there is no such folder
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
      // An aborted request gets no answer. A range outside the file is answered with a message, as other errors are.
      if (!error || brokenOff.has((error as NodeJS.ErrnoException).code ?? "")) return;
      if (!response.headersSent) for (const name of ofTheFile) response.removeHeader(name);
      next(error);
    });
  };
}
