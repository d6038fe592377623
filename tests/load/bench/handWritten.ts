import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";
import pg from "pg";
import { saleHomes } from "../../../client/complex/homes/saleHomes.ts";
import type { MeasuredPages } from "./pages.ts";

/**
 * The benchmark's reference: the same pages written by hand with node:http and pg, with a query, a new string and, if
 * accepted, a compression per request. Encodings are the real site's: static pages precompressed at the highest level,
 * the list by brotli, an article by gzip. The markup around the variable parts is the real page's.
 */
const { DATABASE_URL, BENCH_PAGES = "" } = process.env;
const shell: MeasuredPages = JSON.parse(readFileSync(BENCH_PAGES, "utf8"));
const saleKeys = saleHomes.map(({ key }) => key);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const content = Buffer.from(shell.content);
const contentBrotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const day = new Intl.DateTimeFormat("ko-KR", { timeZone: "Asia/Seoul" });
const date = (value: Date) => day.format(value);

interface Answer {
  body: string | Buffer;
  encoding?: "br" | "gzip";
}

async function list(compressed: boolean): Promise<Answer> {
  const { rows } = await pool.query(
    "SELECT id, number, title, published_at, views FROM articles WHERE site = $1 ORDER BY published_at DESC, id DESC LIMIT 11",
    ["bench"],
  );
  const cells = rows.map(
    (row) =>
      `<tr><td>${row.number}</td><td><a href="/bench/press/${row.id}">${escapeText(row.title)}</a></td><td>관리자</td><td>${date(row.published_at)}</td><td>${row.views}</td></tr>`,
  );
  return compress(shell.list[0] + cells.join("") + shell.list[1], compressed);
}

async function article(id: string | undefined, compressed: boolean): Promise<Answer> {
  const { rows } = await pool.query("UPDATE articles SET views = views + 1 WHERE site = $1 AND id = $2 RETURNING *", [
    "bench",
    id,
  ]);
  const [row] = rows;
  const paragraphs = String(row.content)
    .split("\n")
    .filter(Boolean)
    .map((line) => `<p>${escapeText(line)}</p>`);
  const body = `${shell.article[0]}<h1>${escapeText(row.title)}</h1><p>${date(row.published_at)} ${row.views}</p><p>${escapeText(row.summary)}</p>${paragraphs.join("")}${shell.article[1]}`;
  return compressed ? { body: await compressGzip(body), encoding: "gzip" } : { body };
}

/** Every home of the sale is queried, as a page without a ledger in memory has to. */
async function homesLeft(): Promise<{ key: string; state: string }[]> {
  const { rows } = await pool.query(
    "SELECT key, CASE WHEN until <= now() THEN 'offered' ELSE state END AS state FROM homes WHERE key = ANY($1)",
    [saleKeys],
  );
  return rows.filter(({ state }) => state === "offered" || state === "held");
}

async function homes(compressed: boolean): Promise<Answer> {
  const [before, after] = shell.homes.around;
  const rows = (await homesLeft()).map(({ key, state }) => `${shell.homes.rows[key]?.row}<!-- ${state} -->`);
  return compress(before + rows.join("") + after, compressed);
}

async function homesJson(compressed: boolean): Promise<Answer> {
  const left = (await homesLeft()).map(({ key, state }) => ({ ...shell.homes.rows[key]?.facts, state }));
  return compress(JSON.stringify({ open: true, asOf: new Date(), homes: left }), compressed);
}

async function compress(body: string, compressed: boolean): Promise<Answer> {
  if (!compressed) return { body };
  return { body: await compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), encoding: "br" };
}

function answer(url: string, compressed: boolean): Answer | Promise<Answer> {
  if (url === "/homes") return homes(compressed);
  if (url === "/homes.json") return homesJson(compressed);
  if (url === "/content") return compressed ? { body: contentBrotli, encoding: "br" } : { body: content };
  return url.startsWith("/list") ? list(compressed) : article(url.split("/").at(-1), compressed);
}

createServer(async (request, response) => {
  const { body, encoding } = await answer(request.url ?? "/", request.headers["accept-encoding"] !== undefined);
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    ...(encoding && { "Content-Encoding": encoding }),
  });
  response.end(body);
}).listen(Number(process.env.PORT), "127.0.0.1", () => process.stdout.write("listening\n"));
