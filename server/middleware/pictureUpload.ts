import type { RequestHandler } from "express";
import multer from "multer";
import { fieldLimits } from "../../client/shared/limits.ts";
import { BadRequest, HttpError, UnprocessableContent } from "../httpErrors.ts";

/** Largest upload, in bytes. */
const maxPictureBytes = 8 * 1024 * 1024;
/** Largest field, in bytes: the article's text, at three bytes per character. */
const maxFieldBytes = 3 * fieldLimits.content + 1024;

/** The only path that accepts multipart bodies. */
export const uploadPath = "/admin/pictures";

const read = multer({
  storage: multer.memoryStorage(),
  limits: { files: 1, fileSize: maxPictureBytes, fields: 20, fieldSize: maxFieldBytes, parts: 21, fieldNameSize: 50 },
}).single("file");

/** Uploads that may be read at the same time. */
const maxAtOnce = 4;
let reading = 0;

/**
 * Parses a form with one file, named `file`, into memory. Must come after the session check.
 * @throws UnprocessableContent (422) when the file is too large; BadRequest for any other form; HttpError (503)
 * when too many uploads are being read
 */
export const pictureUpload: RequestHandler = (request, response, next) => {
  if (reading >= maxAtOnce) throw new HttpError(503, "다른 사진을 받고 있습니다. 잠시 후 다시 올려 주세요.");
  reading += 1;
  read(request, response, (error?: unknown) => {
    reading -= 1;
    if (error instanceof multer.MulterError && error.code === "LIMIT_FILE_SIZE")
      return next(new UnprocessableContent("사진은 8MB까지 올릴 수 있습니다."));
    // Other errors: a body that no form of ours sends, or that was cut off.
    next(error ? new BadRequest() : undefined);
  });
};
