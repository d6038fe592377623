import { beforeEach } from "vitest";
import { publishArticle } from "../../server/models/article/articleWriting.ts";
import { testApp } from "./testApp.ts";

export const site = "센트럴루미나";
export const list = `/${encodeURIComponent(site)}/press`;
export const json = { Accept: "application/json" };

/**
 * An application with boards and a signed-in administrator, for the tests of one file: each starts with an empty board.
 */
export async function startPressBoard() {
  let ahead = 0;
  const app = await testApp({ context: { now: () => new Date(Date.now() + ahead) } });
  beforeEach(async () => {
    await app.db.raw("TRUNCATE articles, sites RESTART IDENTITY CASCADE");
    // The shared list is cached for a second.
    ahead += 1_001;
  });
  await app.createAdministrator();
  const publish = (title: string, where = site) =>
    publishArticle(app.db, where, { title, summary: "요약", content: "첫 줄\n둘째 줄" });
  return {
    app,
    cookie: await app.signIn(),
    publish,
    async publishMany(count: number): Promise<void> {
      for (let number = 1; number <= count; number += 1) await publish(`기사 ${number}`);
    },
  };
}
