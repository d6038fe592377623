import { deflateSync } from "node:zlib";
import sharp from "sharp";

type Format = "jpeg" | "png" | "webp";

/** @returns a picture of one colour, as a file */
export const plainPicture = (width: number, height: number, format: Format = "jpeg", colour = "#336699") =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(checksum(named));
  return Buffer.concat([length, named, crc]);
};

/** CRC-32, as PNG has it: Node 20's zlib has it too, from a later release. */
function checksum(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** @returns a PNG whose header declares that many pixels, with a few bytes of data */
export function pngOf(width: number, height: number, data = deflateSync(Buffer.alloc(1_000_000))): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
