import type { Metadata, Sharp } from "sharp";
import { pictureWidths, previewSize, widestPicture } from "../../../client/shared/articleBody.ts";
import { UnprocessableContent } from "../../httpErrors.ts";
import { loadSharp } from "./library.ts";
import { pictureKind } from "./pictureKind.ts";

/** Pixels of a picture, at most: the default of phone cameras, and too few for a decompression bomb. */
const maxPixels = 24_000_000;
/** Pixels. A smaller picture can't be shown large. */
const minSide = 200;
const maxRatio = 5;
/** Timeout for decoding and for each encoding, in seconds. */
const timeout = { seconds: 8 };
/**
 * Bytes of a picture that is decoded as a whole, at most: interlaced and progressive files, and WebP. Any other is decoded
 * row by row. With it the process stays under 300 MB.
 */
const maxHeldBytes = 80 * 1024 * 1024;

export interface EncodedPicture {
  width: number;
  height: number;
  /** By the suffix of their names, as in `640.avif`. */
  files: Map<string, Buffer>;
}

const unreadable = "사진 파일이 손상되어 읽을 수 없습니다. 다른 파일로 올려 주세요.";

/** @returns the bytes that the decoder holds of a picture, all of it at once */
function heldBytes({ format, width, height, channels, depth, isProgressive, chromaSubsampling }: Metadata): number {
  if (!isProgressive && format !== "webp") return 0;
  // A progressive JPEG's coefficients have two bytes each, and there are fewer of its subsampled colours.
  if (format === "jpeg") return width * height * 2 * (chromaSubsampling === "4:2:0" ? 1.5 : channels);
  return width * height * (format === "webp" ? 4 : channels) * (depth === "ushort" ? 2 : 1);
}

/** @throws UnprocessableContent that says what is wrong with the file */
async function decode(bytes: Buffer): Promise<{ pixels: () => Sharp; width: number; height: number }> {
  const kind = pictureKind(bytes);
  const sharp = await loadSharp();
  // The dimensions are checked before decoding, here and by the library.
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata || metadata.format !== kind) throw new UnprocessableContent(unreadable);
  const { autoOrient, pages = 1 } = metadata;
  if (pages > 1) throw new UnprocessableContent("움직이는 사진은 올릴 수 없습니다.");
  if (autoOrient.width * autoOrient.height > maxPixels)
    throw new UnprocessableContent("사진이 너무 큽니다. 2,400만 화소까지 올릴 수 있습니다.");
  if (heldBytes(metadata) > maxHeldBytes)
    throw new UnprocessableContent(
      "이 방식으로 저장된 큰 사진은 처리할 수 없습니다. 인터레이스나 프로그레시브를 끈 JPEG로 저장해 올려 주세요.",
    );
  const [shorter, longer] = [autoOrient.width, autoOrient.height].sort((one, other) => one - other) as [number, number];
  if (shorter < minSide || longer > shorter * maxRatio)
    throw new UnprocessableContent(
      `사진의 짧은 변이 ${minSide}픽셀 이상이고, 긴 변이 그 ${maxRatio}배를 넘지 않아야 합니다.`,
    );
  // Rotated by its EXIF orientation, in sRGB, without metadata. Decoded once: all variants are made from these pixels.
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true })
    .timeout(timeout)
    .autoOrient()
    .resize({ width: widestPicture, height: 2 * widestPicture, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UnprocessableContent(unreadable);
    });
  const { width, height, channels } = info;
  return { pixels: () => sharp(data, { raw: { width, height, channels } }).timeout(timeout), width, height };
}

/**
 * Checks an uploaded file by its content and re-encodes it: none of its bytes reach a visitor. Takes much memory, so only
 * the process for it calls this.
 * @throws UnprocessableContent that says what is wrong with the file
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const { pixels, width, height } = await decode(bytes);
  const files = new Map<string, Buffer>();
  // In sequence: each encoder takes memory.
  for (const step of pictureWidths(width)) {
    files.set(`${step}.avif`, await pixels().resize({ width: step }).avif({ quality: 55, effort: 2 }).toBuffer());
    files.set(`${step}.webp`, await pixels().resize({ width: step }).webp({ quality: 78 }).toBuffer());
  }
  const preview = pixels().resize({ ...previewSize, fit: "cover" });
  files.set("preview.jpg", await preview.jpeg({ quality: 82, mozjpeg: true }).toBuffer());
  return { width, height, files };
}
