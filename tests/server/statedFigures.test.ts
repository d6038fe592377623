import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { centralLumina } from "../../client/content/press/centralLumina.ts";
import { gaonnuri } from "../../client/content/press/gaonnuri.ts";
import { pages } from "../../client/pages/pages.ts";
import { readAnnouncement } from "../support/announcementText.ts";
import { disproved, statedFigures } from "../support/statedFigures.ts";
import { startTestApp, type TestApp } from "../support/testApp.ts";

let app: TestApp;
/** The text of each place, by its name. */
const places = new Map<string, string>();
const films = new URL("../../public/films/", import.meta.url);

/** What readers and search engines find on a page: its text, alternative texts, and structured data. */
function wordsOf(html: string): string {
  const structured = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => json,
  );
  const named = [...html.matchAll(/(?:alt|aria-label|content)="([^"]*)"/g)].map(([, words]) => words);
  const shown = html.replace(/<(script|style)\b.*?<\/\1>/gs, " ").replace(/<[^>]+>/g, " ");
  return [shown, ...named, ...structured].join(" ").replaceAll("&amp;", "&").replace(/\s+/g, " ");
}

beforeAll(async () => {
  app = await startTestApp();
  for (const { path } of pages.filter((page) => !page.path.includes(":id"))) {
    const { text } = await app.request
      .get(encodeURI(path.replace(":site", "센트럴루미나").replace(":home", "101-401")))
      .expect(200);
    places.set(path, wordsOf(text));
  }
  places.set("notice", (await readAnnouncement()).pages.join(" "));
  const articles = [...centralLumina, ...gaonnuri];
  places.set("articles", articles.map(({ title, summary, content }) => [title, summary, content].join(" ")).join(" "));
  const captions = readdirSync(films).filter((name) => name.endsWith(".vtt"));
  places.set("films", captions.map((name) => readFileSync(new URL(name, films), "utf8")).join(" "));
});
afterAll(() => app.stop());

test.each(Object.entries(statedFigures))("%s: the same in every place", (_name, figure) => {
  const saying: string[] = [];
  for (const [place, words] of places)
    for (const match of words.matchAll(figure.pattern)) {
      const value = match.slice(1).find((group) => group !== undefined);
      expect(value, `${place}: ${match[0]}`).toBe(figure.value);
      saying.push(place);
    }
  expect([...new Set(saying)]).toEqual(expect.arrayContaining([...figure.places]));
});

test("no place contains a claim that the plans disprove", () => {
  for (const [place, words] of places)
    for (const claim of disproved) expect(words.match(claim)?.[0], `${place}: ${claim}`).toBeUndefined();
});
