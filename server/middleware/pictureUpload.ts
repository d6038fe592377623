import type { RequestHandler } from "express";
import multer from "multer";
import { fieldLimits } from "../../client/contract/limits.ts";
import { AnsweredError, BadRequest, UnprocessableContent } from "../errors.ts";

/** Bytes of a picture as it is uploaded. */
export const mostPictureBytes = 8 * 1024 * 1024;
/** Bytes of a field: the longest, the article's text, in letters of three bytes. */
const mostFieldBytes = 3 * fieldLimits.content + 1024;

/** Where files may be sent to; nothing else takes a body of several parts. */
export const uploadPath = "/admin/pictures";

const read = multer({
  storage: multer.memoryStorage(),
  limits: { files: 1, fileSize: mostPictureBytes, fields: 20, fieldSize: mostFieldBytes, parts: 21, fieldNameSize: 50 },
}).single("file");

/** Uploads whose bytes are being read. */
const mostAtOnce = 4;
let reading = 0;

/**
 * Reads a form with one file, named `file`, into memory. Only for who is signed in: it stands behind that check.
 * @throws UnprocessableContent (422) for too large a file; BadRequest for a form that isn't ours; AnsweredError (503)
 */
export const pictureUpload: RequestHandler = (request, response, next) => {
  if (reading >= mostAtOnce) throw new AnsweredError(503, "다른 사진을 받고 있습니다. 잠시 후 다시 올려 주세요.");
  reading += 1;
  read(request, response, (error?: unknown) => {
    reading -= 1;
    if (error instanceof multer.MulterError && error.code === "LIMIT_FILE_SIZE")
      return next(new UnprocessableContent("사진은 8MB까지 올릴 수 있습니다."));
    // The others are those of a body that no form of ours sends, or that broke off.
    next(error ? new BadRequest() : undefined);
  });
};
