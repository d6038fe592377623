import type { RequestHandler } from "express";
import { complex } from "../../client/content/complex.ts";
import { pages } from "../../client/content/pages.ts";
import { pressPath } from "../../client/content/pressPath.ts";
import type { Context } from "../context.ts";
import { articleAddresses, newestArticles } from "../models/article.ts";
import { Compressed, chooseEncoding } from "../views/compressed.ts";
import { escapeHtml as escapeXml } from "../views/document.ts";
import { SharedAnswers } from "../views/sharedAnswers.ts";
import { siteOf } from "./site.ts";

/** A sitemap may hold 50,000 addresses: https://www.sitemaps.org/protocol.html */
const sitemapArticles = 45_000;
const feedArticles = 30;

/** GET /sitemap.xml: every listed page and article. With all that it may hold it takes a while, so it is shared. */
export function sitemap({ config, database, notifications }: Context): RequestHandler {
  const shared = new SharedAnswers<Compressed>({ lifetime: 60_000, size: 1 });
  notifications.on("articles", () => shared.clear());

  async function write(): Promise<Compressed> {
    const articles = await articleAddresses(database.db, sitemapArticles);
    const sites = new Set([complex.defaultSite, ...articles.map(({ site }) => site)]);
    const addresses = [
      ...pages
        .filter((page) => !page.noindex && !page.path.includes(":"))
        .map((page) => ({ path: page.path, date: undefined })),
      ...[...sites].map((site) => ({ path: pressPath(site), date: undefined })),
      { path: `/${encodeURIComponent(complex.defaultSite)}/customer`, date: undefined },
      ...articles.map(({ site, id, publishedAt }) => ({ path: `${pressPath(site)}/${id}`, date: publishedAt })),
    ];
    const entries = addresses.map(
      ({ path, date }) =>
        `<url><loc>${escapeXml(config.publicUrl + path)}</loc>${date ? `<lastmod>${date}</lastmod>` : ""}</url>`,
    );
    return new Compressed(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
      5,
    );
  }

  return async (request, response) => {
    const map = await shared.get("", write);
    const encoding = chooseEncoding(request.get("accept-encoding"));
    if (encoding !== "identity") response.set("Content-Encoding", encoding);
    response.type("application/xml").set("Cache-Control", "public, max-age=600").vary("Accept-Encoding");
    response.send(await map.as(encoding));
  };
}

/** GET /{site}/press/feed.xml: RSS 2.0. */
export function feed({ config, database }: Context): RequestHandler {
  return async (request, response) => {
    const site = siteOf(request);
    const articles = await newestArticles(database.db, site, feedArticles);
    const list = config.publicUrl + pressPath(site);
    const items = articles.map(({ id, title, summary, publishedAt }) =>
      [
        "<item>",
        `<title>${escapeXml(title)}</title>`,
        `<link>${escapeXml(`${list}/${id}`)}</link>`,
        `<guid isPermaLink="true">${escapeXml(`${list}/${id}`)}</guid>`,
        `<description>${escapeXml(summary)}</description>`,
        `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
        "</item>",
      ].join(""),
    );
    response
      .type("application/rss+xml")
      .set("Cache-Control", "public, max-age=60")
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
          `<title>${escapeXml(`${site === complex.defaultSite ? complex.name : site} 언론보도`)}</title>`,
          `<link>${escapeXml(list)}</link>`,
          `<atom:link href="${escapeXml(`${list}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
          `<description>${escapeXml(complex.summary)}</description><language>ko</language>`,
          ...items,
          "</channel></rss>\n",
        ].join("\n"),
      );
  };
}

/** GET /robots.txt. Naver's crawler is named because it follows rules for its own name first. */
export function robots({ config }: Context): RequestHandler {
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
  return (_request, response) => {
    response.type("text/plain").set("Cache-Control", "public, max-age=3600").send(rules.join("\n"));
  };
}
