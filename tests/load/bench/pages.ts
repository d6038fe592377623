/** The pages that are measured, as the real site answers them, for servers that answer the same by other means. */
export interface MeasuredPages {
  content: string;
  /** What stands around the rows of the list. */
  list: [before: string, after: string];
  /** What stands around the article. */
  article: [before: string, after: string];
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
  };
}

/** Numbers of articles, each of another part of the board than the one before. */
export const spreadIds = (articles: number) =>
  Array.from({ length: 5_000 }, (_, index) => 1 + ((index * 7_919) % articles));
