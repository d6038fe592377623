import { homesPath } from "../../../client/shared/homePaths.ts";

/** The measured pages, as the real site renders them, for servers that answer the same by other means. */
export interface MeasuredPages {
  content: string;
  /** Markup around the rows of the list. */
  list: [before: string, after: string];
  /** Markup around the article. */
  article: [before: string, after: string];
  /** Markup around the homes that are left, and each home of the sale: its row, and what the list says of it as JSON. */
  homes: { around: [before: string, after: string]; rows: Record<string, { row: string; facts: object }> };
}

/** The homes as the page shows them, with every home of the sale in the list. */
async function readHomes(url: string): Promise<MeasuredPages["homes"]> {
  const html = await (await fetch(url + homesPath)).text();
  const open = html.indexOf("<ol", html.indexOf('id="homes"'));
  const [from, to] = [html.indexOf("<li", open), html.indexOf("</ol></", open)];
  const { homes } = (await (await fetch(url + homesPath, { headers: { accept: "application/json" } })).json()) as {
    homes: { key: string }[];
  };
  const rows = html
    .slice(from, to)
    .split(/(?=<li class="[^"]*" id="\d+-\d+")/)
    .map((row) => [/id="(\d+-\d+)"/.exec(row)?.[1] ?? "", row] as const);
  const facts = new Map(homes.map((home) => [home.key, home]));
  return {
    around: [html.slice(0, from), html.slice(to)],
    rows: Object.fromEntries(rows.map(([key, row]) => [key, { row, facts: facts.get(key) ?? {} }])),
  };
}

/** @param url of our server, on a database of `withPressDatabase` */
export async function readPages(url: string, newest: number): Promise<MeasuredPages> {
  const text = async (path: string) => (await fetch(url + path)).text();
  const around = (html: string, open: string, close: string): [string, string] => [
    html.slice(0, html.indexOf(open) + open.length),
    html.slice(html.indexOf(close)),
  ];
  return {
    content: await text("/BusinessGuide/intro"),
    list: around(await text("/bench/press"), "<tbody>", "</tbody>"),
    article: around(await text(`/bench/press/${newest}`), "<article", "</article>"),
    homes: await readHomes(url),
  };
}

/** Ids of articles in an order without locality. */
export const spreadIds = (articles: number) =>
  Array.from({ length: 5_000 }, (_, index) => 1 + ((index * 7_919) % articles));
