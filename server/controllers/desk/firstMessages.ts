import type { z } from "zod";

/** @returns the first message of each invalid field, by field */
export function firstMessages(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[String(path[0] ?? "")] ??= message;
  return fields;
}
