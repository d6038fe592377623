import { createServer } from "node:http";
import pg from "pg";

/**
 * What the benchmark measures against: the same pages written by hand on node:http and pg, with a query and a new
 * string for each request. The markup around the varying part is the real page's own.
 */
const { DATABASE_URL, BENCH_PAGES = "" } = process.env;
const shell: { content: string; list: [string, string]; article: [string, string] } = JSON.parse(BENCH_PAGES);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const content = Buffer.from(shell.content);

const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const date = (value: Date) => new Intl.DateTimeFormat("ko-KR", { timeZone: "Asia/Seoul" }).format(value);

async function answer(url: string): Promise<string | Buffer> {
  if (url === "/content") return content;
  if (url.startsWith("/list")) {
    const { rows } = await pool.query(
      "SELECT id, number, title, published_at, views FROM articles WHERE site = $1 ORDER BY published_at DESC, id DESC LIMIT 11",
      ["bench"],
    );
    const cells = rows.map(
      (row) =>
        `<tr><td>${row.number}</td><td><a href="/bench/press/${row.id}">${escapeText(row.title)}</a></td><td>관리자</td><td>${date(row.published_at)}</td><td>${row.views}</td></tr>`,
    );
    return shell.list[0] + cells.join("") + shell.list[1];
  }
  const { rows } = await pool.query("UPDATE articles SET views = views + 1 WHERE site = $1 AND id = $2 RETURNING *", [
    "bench",
    url.split("/").at(-1),
  ]);
  const [row] = rows;
  const paragraphs = String(row.content)
    .split("\n")
    .filter(Boolean)
    .map((line) => `<p>${escapeText(line)}</p>`);
  return `${shell.article[0]}<h1>${escapeText(row.title)}</h1><p>${date(row.published_at)} ${row.views}</p><p>${escapeText(row.summary)}</p>${paragraphs.join("")}${shell.article[1]}`;
}

createServer(async (request, response) => {
  const body = await answer(request.url ?? "/");
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(process.env.PORT), "127.0.0.1", () => process.stdout.write("listening\n"));
