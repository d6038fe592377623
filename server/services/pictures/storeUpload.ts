import { hash } from "node:crypto";
import type { Knex } from "knex";
import { findUploaded, type PictureSize, storePicture } from "../../models/article/picture.ts";
import { encodeApart } from "./encodeApart.ts";

/** Change it when pictures are encoded differently: their URLs are cached forever. */
const version = "2";

/**
 * Stores all files of a picture, unless it is stored already.
 * @param bytes as uploaded
 * @throws UnprocessableContent (422) that says what is wrong with the file; HttpError (503) when too many are
 * waiting
 */
export async function storeUpload(db: Knex, bytes: Buffer): Promise<PictureSize & { hash: string }> {
  const name = hash("sha256", Buffer.concat([Buffer.from(version), bytes])).slice(0, 32);
  const known = await findUploaded(db, name);
  if (known) return { hash: name, ...known };
  const { files, width, height } = await encodeApart(bytes);
  await storePicture(db, { hash: name, width, height }, files);
  return { hash: name, width, height };
}
