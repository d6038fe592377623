import { automatic } from "../contract/automatic.ts";

/** @returns the props of a page of the desk as they are now, or undefined when they can't be had */
export async function propsNow<Props>(path: string): Promise<Props | undefined> {
  try {
    const response = await fetch(path, { headers: { ...automatic, Accept: "application/json" } });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
