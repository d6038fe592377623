import { automaticUpdate } from "../../shared/automaticUpdate.ts";

/** @returns the current props of a desk page, or undefined when they can't be loaded */
export async function fetchProps<Props>(path: string): Promise<Props | undefined> {
  try {
    const response = await fetch(path, { headers: { ...automaticUpdate, Accept: "application/json" } });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
