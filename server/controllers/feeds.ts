import type { RequestHandler } from "express";
import { complex } from "../../client/content/complex.ts";
import { pages } from "../../client/pages/pages.ts";
import { previewFile } from "../../client/shared/articleBody.ts";
import { pressPath } from "../../client/shared/pressPath.ts";
import type { Context } from "../context.ts";
import { articleAddresses, newestArticles } from "../models/article/article.ts";
import { escapeHtml } from "../views/document.ts";
import type { PageCache } from "../views/pageCache.ts";
import { type Headers, ResponseBody } from "../views/responseBody.ts";
import { stripControlCharacters } from "../views/stripControlCharacters.ts";
import { siteOf } from "./site.ts";

/** A sitemap may hold 50,000 addresses: https://www.sitemaps.org/protocol.html */
const sitemapArticles = 45_000;
const feedArticles = 30;

const escapeXml = (text: string) => escapeHtml(stripControlCharacters(text));

const xmlHeaders = (type: string, seconds: number): Headers => ({
  "Content-Type": `${type}; charset=utf-8`,
  "Cache-Control": `public, max-age=${seconds}`,
  Vary: "Accept-Encoding",
});

const lifetime = 60_000;

/** What programs read: the same for all of them, so it is built once a minute or after an article has changed. */
export function feedsController({ config, database }: Context, cache: PageCache) {
  async function writeSitemap(): Promise<string> {
    const articles = await articleAddresses(database.db, sitemapArticles);
    const sites = new Set([complex.defaultSite, ...articles.map(({ site }) => site)]);
    const addresses = [
      ...pages
        .filter((page) => !page.noindex && !page.path.includes(":"))
        .map((page) => ({ path: page.path, date: undefined })),
      ...[...sites].map((site) => ({ path: pressPath(site), date: undefined })),
      { path: `/${encodeURIComponent(complex.defaultSite)}/customer`, date: undefined },
      ...articles.map(({ site, id, changedAt }) => ({ path: `${pressPath(site)}/${id}`, date: changedAt })),
    ];
    const entries = addresses.map(
      ({ path, date }) =>
        `<url><loc>${escapeXml(config.publicUrl + path)}</loc>${date ? `<lastmod>${date}</lastmod>` : ""}</url>`,
    );
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  }

  async function writeFeed(site: string): Promise<string> {
    const articles = await newestArticles(database.db, site, feedArticles);
    const list = config.publicUrl + pressPath(site);
    const items = articles.map(({ id, title, summary, text, publishedAt, picture, previewBytes }) =>
      [
        "<item>",
        `<title>${escapeXml(title)}</title>`,
        `<link>${escapeXml(`${list}/${id}`)}</link>`,
        `<guid isPermaLink="true">${escapeXml(`${list}/${id}`)}</guid>`,
        // Naver asks for the whole text, not for its beginning.
        `<description>${escapeXml(`${summary}\n\n${text}`.trim())}</description>`,
        `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
        picture && previewBytes
          ? `<enclosure url="${escapeXml(config.publicUrl + previewFile(picture.hash))}" length="${previewBytes}" type="image/jpeg"/>`
          : "",
        "</item>",
      ].join(""),
    );
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
      `<title>${escapeXml(`${site === complex.defaultSite || items.length === 0 ? complex.name : site} 언론보도`)}</title>`,
      `<link>${escapeXml(list)}</link>`,
      `<atom:link href="${escapeXml(`${list}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
      `<description>${escapeXml(complex.summary)}</description><language>ko</language>`,
      ...items,
      "</channel></rss>\n",
    ].join("\n");
  }

  function share(key: string, headers: Headers, write: () => Promise<string>): Promise<ResponseBody> {
    const make = async () => new ResponseBody(await write(), { headers, quality: 5 });
    return cache.share(key, make, { lifetime, tag: "articles" });
  }

  /** GET /sitemap.xml: every listed page and article. */
  const sitemap: RequestHandler = async (request, response) => {
    const body = await share("sitemap", xmlHeaders("application/xml", 600), writeSitemap);
    await body.send(request, response);
  };

  /** GET /{site}/press/feed.xml: RSS 2.0. */
  const feed: RequestHandler = async (request, response) => {
    const site = siteOf(request);
    const body = await share(`feed ${site}`, xmlHeaders("application/rss+xml", 60), () => writeFeed(site));
    await body.send(request, response);
  };

  /** GET /robots.txt. Naver's crawler is named because a crawler follows the rules for its own name first. */
  const robots: RequestHandler = (_request, response) => {
    const rules = [
      "User-agent: Yeti",
      "Allow: /",
      "",
      "User-agent: *",
      "Allow: /",
      "",
      `Sitemap: ${config.publicUrl}/sitemap.xml`,
      "",
    ];
    response.type("text/plain").set("Cache-Control", "public, max-age=3600").send(rules.join("\n"));
  };

  /** GET /{key}.txt: proves to IndexNow that the site is ours. */
  const indexNowKey =
    (key: string): RequestHandler =>
    (_request, response) => {
      response.type("text/plain").send(key);
    };

  return { sitemap, feed, robots, indexNowKey };
}
