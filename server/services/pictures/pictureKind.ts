type PictureKind = "jpeg" | "png" | "webp";

const startsWith = (bytes: Buffer, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte);
const ascii = (word: string) => [...Buffer.from(word)];

/** @returns the file type by its first bytes, whatever its name and declared type; undefined for any other */
export function pictureKind(bytes: Buffer): PictureKind | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, [0x89, ...ascii("PNG"), 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (startsWith(bytes, ascii("RIFF")) && startsWith(bytes, ascii("WEBP"), 8)) return "webp";
  return undefined;
}
