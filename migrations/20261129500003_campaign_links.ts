import type { Knex } from "knex";

/** Links that the office created for advertisements: their utm_* parameters, and the page that they open. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE campaign_links (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      source text NOT NULL,
      medium text NOT NULL,
      campaign text NOT NULL,
      path text NOT NULL,
      created_by text NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (source, medium, campaign, path)
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE campaign_links");
}
