export type Encoding = "br" | "gzip" | "identity";

const brotliWeight = /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?=,|$)/i;
const gzipWeight = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?=,|$)/i;

const takes = (header: string, weight: RegExp): boolean => {
  const match = weight.exec(header);
  return match !== null && Number(match[1] ?? 1) > 0;
};

export const takesGzip = (header: string | undefined): boolean => header !== undefined && takes(header, gzipWeight);

/** @returns the best encoding of an Accept-Encoding header; q=0 is honoured */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  if (takes(header, brotliWeight)) return "br";
  return takes(header, gzipWeight) ? "gzip" : "identity";
}

/**
 * @returns the bytes in memory of their own. zlib's results are views of 16 kB, and small buffers are views of Node's
 * pool, which a cached body would keep whole.
 */
export function ownMemory(bytes: Uint8Array): Buffer {
  if (Buffer.isBuffer(bytes) && bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}
