import { basename } from "node:path";

const hashed = /^\/(assets|fonts|pictures|tours|films)\/[\w.-]*-[\w-]{8,}[.-][\w.-]*$/;

/** Longest path of a hash-named file: ours are far shorter, and longer ones aren't matched. */
const maxPathLength = 200;

/** @returns whether the path is that of a file whose name contains a hash of its content */
export const isHashNamed = (path: string) => path.length <= maxPathLength && hashed.test(path);

/** A hash-named file has the same ETag at every instance, whatever its version and the file's origin. */
export const hashValidator = (path: string) => `W/"${basename(path)}"`;

/** Files with a content hash in their names never change; others are revalidated. */
export const immutable = "public, max-age=31536000, immutable";
