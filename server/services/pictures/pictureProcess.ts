import { writeFileSync } from "node:fs";
import { HttpError } from "../../httpErrors.ts";
import { type EncodedPicture, encodePicture } from "./encodePicture.ts";

/** What this process, which encodes one picture, answers to its bytes; nothing when it ran out of memory or time. */
export type PictureAnswer = { encoded: EncodedPicture } | { refused: string };

/** Where memory runs out, the kernel ends this process and not the application. */
function dieFirst(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Other systems than Linux have no such setting.
  }
}

async function answer(bytes: Buffer): Promise<PictureAnswer> {
  try {
    return { encoded: await encodePicture(bytes) };
  } catch (error) {
    if (error instanceof HttpError) return { refused: error.message };
    throw error;
  }
}

process.once("message", async (bytes: Buffer) => {
  dieFirst();
  const result = await answer(bytes);
  process.send?.(result, () => process.exit());
});
// The application has ended.
process.once("disconnect", () => process.exit());
