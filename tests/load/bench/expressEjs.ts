import compression from "compression";
import ejs from "ejs";
import express from "express";
import pg from "pg";
import type { MeasuredPages } from "./pages.ts";

/** The same pages in the usual way: Express, precompiled EJS views, and the compression middleware. */
const { DATABASE_URL, BENCH_PAGES = "" } = process.env;
const shell: MeasuredPages = JSON.parse(BENCH_PAGES);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const day = new Intl.DateTimeFormat("ko-KR", { timeZone: "Asia/Seoul" });
const date = (value: Date) => day.format(value);

/** The markup around the variable parts may contain EJS delimiters. */
const literal = (markup: string) => markup.replaceAll("<%", "<%%");
const views = {
  content: ejs.compile(literal(shell.content)),
  list: ejs.compile(`${literal(shell.list[0])}<% for (const row of rows) { %>
    <tr><td><%= row.number %></td><td><a href="/bench/press/<%= row.id %>"><%= row.title %></a></td><td>관리자</td>
    <td><%= date(row.published_at) %></td><td><%= row.views %></td></tr><% } %>${literal(shell.list[1])}`),
  article: ejs.compile(`${literal(shell.article[0])}><h1><%= row.title %></h1>
    <p><%= date(row.published_at) %> <%= row.views %></p><p><%= row.summary %></p>
    <% for (const line of row.content.split("\\n").filter(Boolean)) { %><p><%= line %></p><% } %>${literal(shell.article[1])}`),
};

const app = express();
app.use(compression());
app.get("/content", (_request, response) => response.send(views.content()));
app.get("/list", async (_request, response) => {
  const { rows } = await pool.query(
    "SELECT id, number, title, published_at, views FROM articles WHERE site = $1 ORDER BY published_at DESC, id DESC LIMIT 11",
    ["bench"],
  );
  response.send(views.list({ rows, date }));
});
app.get("/bench/press/:id", async (request, response) => {
  const { rows } = await pool.query("UPDATE articles SET views = views + 1 WHERE site = $1 AND id = $2 RETURNING *", [
    "bench",
    request.params.id,
  ]);
  response.send(views.article({ row: rows[0], date }));
});
app.listen(Number(process.env.PORT), "127.0.0.1", () => process.stdout.write("listening\n"));
