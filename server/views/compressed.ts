import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

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

/** One body in the encodings that clients accept, each compressed on first use. */
export class Compressed {
  readonly identity: Buffer;
  readonly #quality: number;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  /** @param quality brotli's, 0 to 11: high for cached bodies, low for those sent once */
  constructor(body: string, quality: number) {
    this.identity = Buffer.from(body);
    this.#quality = quality;
  }

  as(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = this.#make(encoding);
    this.#encoded.set(encoding, made);
    return made;
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    if (encoding === "br") {
      return compressBrotli(this.identity, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: this.#quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: this.identity.length,
        },
      });
    }
    return encoding === "gzip" ? compressGzip(this.identity, { level: Math.min(9, this.#quality) }) : this.identity;
  }
}
