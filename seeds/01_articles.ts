import type { Knex } from "knex";
import { centralLumina } from "./articles/centralLumina.ts";
import type { DemoArticle } from "./articles/demoArticle.ts";
import { gaonnuri } from "./articles/gaonnuri.ts";

const sites: Record<string, readonly DemoArticle[]> = { 센트럴루미나: centralLumina, 가온누리: gaonnuri };

/** Demo articles of two sites. A site that has articles already is left as it is, so seeding twice changes nothing. */
export async function seed(db: Knex): Promise<void> {
  for (const [site, articles] of Object.entries(sites)) {
    await db.transaction(async (transaction) => {
      const [counter] = await transaction("sites")
        .insert({ slug: site })
        .onConflict("slug")
        .merge({ slug: site })
        .returning("last_number");
      if (!counter || counter.last_number > 0) return;
      await transaction("articles").insert(
        articles.map(({ publishedAt, ...article }, index) => ({
          ...article,
          published_at: publishedAt,
          site,
          number: index + 1,
        })),
      );
      await transaction("sites").where({ slug: site }).update({ last_number: articles.length });
    });
  }
}
