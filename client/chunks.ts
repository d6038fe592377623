import { messages } from "./copy/messages.ts";

/** Timeout for a page's code, in milliseconds. */
const timeout = 120_000;

/**
 * Loads a page's code.
 * @throws Error "Loading chunk failed" when it fails or times out; the router's error page shows it
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(messages.chunkFailed)), timeout);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw new Error(messages.chunkFailed, { cause });
  } finally {
    clearTimeout(timer);
  }
}
