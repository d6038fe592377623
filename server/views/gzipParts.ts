import { constants, crc32, deflateRawSync } from "node:zlib";

/** A gzip member's header: deflate, no name, no time, any system. https://www.rfc-editor.org/rfc/rfc1952#section-2.3 */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty stored block, marked as the last. https://www.rfc-editor.org/rfc/rfc1951#section-3.2.4 */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);
/** Bytes that one stored block can hold. */
const storedLimit = 0xffff;

/** CRC-32's polynomial, with the lowest power in the highest bit. */
const polynomial = 0xedb88320;

/** The product of two polynomials over GF(2), modulo CRC-32's. */
function multiply(a: number, b: number): number {
  let product = 0;
  let factor = b;
  for (let bit = 31; bit >= 0; bit -= 1) {
    if ((a >>> bit) & 1) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1;
  }
  return product >>> 0;
}

/** @returns x to the power of a length in bits: multiplying a checksum by it appends as many zero bits */
function shiftOf(bytes: number): number {
  let power = 0x80000000;
  let square = 0x40000000;
  for (let bits = bytes * 8; bits > 0; bits = Math.floor(bits / 2)) {
    if (bits % 2 === 1) power = multiply(power, square);
    square = multiply(square, square);
  }
  return power;
}

/** A text fragment that can be part of many gzip bodies: deflate blocks without references to other parts. */
export interface GzipPart {
  blocks: Buffer;
  /** Bytes of the text. */
  length: number;
  crc: number;
  /** How the length changes the checksum of what precedes it, so that the text needn't be read again. */
  shift: number;
}

function part(text: Buffer, blocks: Buffer): GzipPart {
  return { blocks, length: text.length, crc: crc32(text), shift: shiftOf(text.length) };
}

/**
 * Compresses a text fragment. A full flush ends at a byte boundary and resets the dictionary, so that parts can be
 * joined.
 */
export function compressedPart(text: string): GzipPart {
  const bytes = Buffer.from(text);
  const blocks = deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  // A copy: zlib returns a view of a 16 kB buffer, which a cached part would keep in memory.
  return part(bytes, Buffer.from(blocks));
}

/**
 * A fragment too short to compress, as a stored block.
 * @throws RangeError when it has more than 65,535 bytes
 */
export function storedPart(text: string): GzipPart {
  const bytes = Buffer.from(text);
  if (bytes.length > storedLimit) throw new RangeError(`A stored part has at most ${storedLimit} bytes`);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt16LE(bytes.length, 1);
  sizes.writeUInt16LE(bytes.length ^ storedLimit, 3);
  return part(bytes, Buffer.concat([sizes, bytes]));
}

/** @returns the joined texts of the parts as one gzip body */
export function gzipOf(parts: readonly GzipPart[]): Buffer {
  let crc = 0;
  let length = 0;
  for (const next of parts) {
    // As zlib's crc32_combine does: https://github.com/madler/zlib/blob/v1.3.1/crc32.c
    crc = (multiply(next.shift, crc) ^ next.crc) >>> 0;
    length += next.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(length >>> 0, 4);
  return Buffer.concat([head, ...parts.map(({ blocks }) => blocks), lastBlock, trailer]);
}
