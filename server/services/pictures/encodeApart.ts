import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { HttpError, UnprocessableContent } from "../../httpErrors.ts";
import type { EncodedPicture } from "./encodePicture.ts";
import { pictureKind } from "./pictureKind.ts";
import type { PictureAnswer } from "./pictureProcess.ts";

/** Pictures being encoded or waiting, at most: each is in memory. */
const maxWaiting = 4;
/** Milliseconds after which the process is ended: more than all of its encodings take. */
const timeout = 60_000;

const isSource = import.meta.url.endsWith(".ts");
const script = fileURLToPath(new URL(`./pictureProcess.${isSource ? "ts" : "js"}`, import.meta.url));

/** The picture in a process of its own: what it decodes is in no memory of the application's, and it can only end itself. */
function encodeInProcess(bytes: Buffer): Promise<EncodedPicture> {
  return new Promise((resolve, reject) => {
    const child = fork(script, {
      execArgv: isSource ? ["--import", "tsx"] : [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      timeout,
      killSignal: "SIGKILL",
    });
    child.once("message", (answer: PictureAnswer) => {
      if ("encoded" in answer) resolve(answer.encoded);
      else reject(new UnprocessableContent(answer.refused));
    });
    child.once("error", reject);
    child.once("exit", () =>
      reject(new UnprocessableContent("사진을 처리하지 못했습니다. 크기를 줄여 다시 올려 주세요.")),
    );
    child.send(bytes, (error) => error && reject(error));
  });
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Checks and re-encodes an uploaded file, one at a time.
 * @throws UnprocessableContent (422) that says what is wrong with the file; HttpError (503) when too many are waiting
 */
export async function encodeApart(bytes: Buffer): Promise<EncodedPicture> {
  if (!pictureKind(bytes)) throw new UnprocessableContent("JPEG, PNG, WebP 사진만 올릴 수 있습니다.");
  if (waiting >= maxWaiting) throw new HttpError(503, "다른 사진을 처리하고 있습니다. 잠시 후 다시 올려 주세요.");
  waiting += 1;
  const turn = last.then(() => encodeInProcess(bytes));
  last = turn.catch(() => {});
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}
