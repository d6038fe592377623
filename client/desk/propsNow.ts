import { automatic } from "../contract/automatic.ts";

/** @returns the current props of a desk page, or undefined when they can't be loaded */
export async function propsNow<Props>(path: string): Promise<Props | undefined> {
  try {
    const response = await fetch(path, { headers: { ...automatic, Accept: "application/json" } });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
