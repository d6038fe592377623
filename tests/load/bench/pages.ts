/** The measured pages, as the real site renders them, for servers that answer the same by other means. */
export interface MeasuredPages {
  content: string;
  /** Markup around the rows of the list. */
  list: [before: string, after: string];
  /** Markup around the article. */
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

/** Ids of articles in an order without locality. */
export const spreadIds = (articles: number) =>
  Array.from({ length: 5_000 }, (_, index) => 1 + ((index * 7_919) % articles));
