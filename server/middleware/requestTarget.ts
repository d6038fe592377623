/** @returns the query of a request target with its question mark, "" without one */
export function queryOf(target: string): string {
  const start = target.indexOf("?");
  return start < 0 ? "" : target.slice(start);
}

/** @returns the decoded part of a path, "" when it is malformed */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
