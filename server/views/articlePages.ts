import { hash, randomInt } from "node:crypto";
import { constants, crc32, deflateRawSync, gunzipSync } from "node:zlib";
import type { Request, Response } from "express";
import type { Article, PressDetailProps } from "../../client/shared/article.ts";
import { formatCount } from "../../client/shared/format/format.ts";
import { ownMemory, takesGzip } from "./encoding.ts";
import type { PageCache, Sized } from "./pageCache.ts";
import type { PageRenderer } from "./pageRenderer.ts";
import { negotiated } from "./responseBody.ts";

/** Marks the view count in a rendered page. Random per process, so that no article can contain it. */
const mark = randomInt(2 ** 46, 2 ** 47);

const headers = Object.entries(negotiated("html"));

/** A gzip member's header: deflate, no name, no time, any system. https://www.rfc-editor.org/rfc/rfc1952#section-2.3 */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty stored block, marked as the last. https://www.rfc-editor.org/rfc/rfc1951#section-3.2.4 */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** A piece of a page as deflate blocks that refer to no other piece, so that it can be joined with any. */
interface Piece {
  blocks: Buffer;
  /** Bytes of the text. */
  length: number;
  crc: number;
}

/** Ends with a full flush: at a byte boundary, without references across it. */
function compress(text: string): Piece {
  const bytes = Buffer.from(text);
  const blocks = deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return { blocks: ownMemory(blocks), length: bytes.length, crc: crc32(bytes) };
}

/** A count as a stored block: it is too short to compress. */
function stored(count: string): Piece {
  const bytes = Buffer.from(count);
  const head = Buffer.from([0, bytes.length, 0, ~bytes.length, 0xff]);
  return { blocks: Buffer.concat([head, bytes]), length: bytes.length, crc: crc32(bytes) };
}

let zeros = Buffer.alloc(0);

/**
 * @returns the checksum of two joined texts. CRC-32 is linear: the second text changes the first one's checksum as so
 * many zeros do, apart from a constant. So no text has to be kept for it.
 */
function joinedCrc(first: number, { length, crc }: Piece): number {
  if (zeros.length < length) zeros = Buffer.alloc(length);
  const blank = zeros.subarray(0, length);
  return (crc32(blank, first) ^ crc32(blank) ^ crc) >>> 0;
}

/** @returns the joined pieces as one gzip member, because browsers ignore what follows the first */
function gzipOf(pieces: readonly Piece[]): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(pieces.reduce(joinedCrc, 0), 0);
  trailer.writeUInt32LE(
    pieces.reduce((sum, { length }) => sum + length, 0),
    4,
  );
  return Buffer.concat([gzipHead, ...pieces.map(({ blocks }) => blocks), lastBlock, trailer]);
}

/** One version of an article's page: everything but its view count, which stands in the markup and in the data. */
class MarkedPage implements Sized {
  readonly bytes: number;
  readonly #pieces: readonly [Piece, Piece, Piece];

  /** @throws Error when the mark isn't in both places, once each: a page must not be assembled from guesses */
  constructor(html: string) {
    const [start = "", inMarkup, ...more] = html.split(formatCount(mark));
    const [middle = "", end, ...others] = inMarkup?.split(String(mark)) ?? [];
    if (end === undefined || more.length + others.length > 0 || start.includes(String(mark)))
      throw new Error("An article's page must contain its view count once in its markup and then once in its data");
    this.#pieces = [compress(start), compress(middle), compress(end)];
    this.bytes = this.#pieces.reduce((sum, { blocks }) => sum + blocks.length, 0);
  }

  withCount(count: number): Buffer {
    const [start, middle, end] = this.#pieces;
    return gzipOf([start, stored(formatCount(count)), middle, stored(String(count)), end]);
  }
}

/**
 * Pages of articles. Between loads only the view count changes, so a page is rendered and compressed once per version
 * of its article, and each load adds its count.
 */
export class ArticlePages {
  readonly #renderer: PageRenderer;
  readonly #cache: PageCache;
  /** Pages by article object, which all loads counted by one statement share. */
  readonly #counted = new WeakMap<Article, Promise<Buffer>>();

  constructor(renderer: PageRenderer, cache: PageCache) {
    this.#renderer = renderer;
    this.#cache = cache;
  }

  async send(request: Request, response: Response, props: PressDetailProps): Promise<void> {
    const { article } = props;
    const counted = this.#counted.get(article) ?? this.#count(props);
    this.#counted.set(article, counted);
    const gzip = await counted;
    const body = takesGzip(request.headers["accept-encoding"]) ? gzip : gunzipSync(gzip);
    for (const [name, value] of headers) response.setHeader(name, value);
    if (body === gzip) response.setHeader("Content-Encoding", "gzip");
    response.setHeader("Content-Length", body.length);
    response.end(body);
  }

  async #count(counted: PressDetailProps): Promise<Buffer> {
    const { site, article } = counted;
    const props = { ...counted, article: { ...article, views: mark } };
    // Keyed by content, not by id: after a restored backup an id may belong to another article.
    const version = hash("sha256", JSON.stringify(props), "base64url");
    const page = await this.#cache.share(
      `article ${await this.#renderer.saleKey()} ${version}`,
      async () => new MarkedPage(await this.#renderer.page(`/${site}/press/${article.id}`, props)),
    );
    return page.withCount(article.views);
  }
}
