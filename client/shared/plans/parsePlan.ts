import type { z } from "zod";

/**
 * @param file the file in client/content/plans, for the message
 * @throws Error with a sentence for each part of the file that has another form
 */
export function parsePlan<T extends z.ZodType>(schema: T, json: unknown, file: string): z.infer<T> {
  const { success, data, error } = schema.safeParse(json);
  if (success) return data;
  throw new Error(error.issues.map(({ path, message }) => `plans/${file}: ${path.join(".")}: ${message}.`).join("\n"));
}
