/**
 * The first step of a build: prints what is wrong with the complex's content, and exits with 1 if there is anything.
 */
import { fileURLToPath } from "node:url";

/** @returns the faults found; content that can't be parsed throws an error with a message of its own */
async function faults(): Promise<string[]> {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  try {
    const { contentFaults } = await import("./contentFaults.ts");
    const { fileFaults } = await import("./fileFaults.ts");
    return [...contentFaults(), ...fileFaults(root)];
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replaceAll(root, "").split("\n");
  }
}

const found = await faults();
if (found.length > 0) {
  process.stderr.write(`The content of client/content can't be built:\n${found.map((each) => `- ${each}\n`).join("")}`);
  process.exitCode = 1;
}
