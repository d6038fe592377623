import type { Knex } from "knex";

export async function up(db: Knex): Promise<void> {
  // published_at has milliseconds only, because a cursor contains it as a JavaScript date.
  // fillfactor leaves space on each page, so that counting a view is a heap-only (HOT) update.
  await db.raw(`
    CREATE TABLE sites (
      slug text PRIMARY KEY,
      last_number integer NOT NULL DEFAULT 0
    );
    CREATE TABLE articles (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      site text NOT NULL REFERENCES sites (slug),
      number integer NOT NULL,
      title text NOT NULL,
      summary text NOT NULL,
      content text NOT NULL DEFAULT '',
      published_at timestamptz(3) NOT NULL DEFAULT now(),
      views integer NOT NULL DEFAULT 0,
      UNIQUE (site, number)
    ) WITH (fillfactor = 85);
    CREATE INDEX articles_newest ON articles (site, published_at DESC, id DESC);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE articles; DROP TABLE sites;");
}
