import type { Knex } from "knex";

/** Press articles of every board, and their pictures. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE sites (
      slug text PRIMARY KEY,
      last_number integer NOT NULL DEFAULT 0
    );

    CREATE TABLE articles (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      site text NOT NULL REFERENCES sites (slug),
      -- Given at publication and never reused.
      number integer,
      title text NOT NULL,
      summary text NOT NULL,
      content text NOT NULL DEFAULT '',
      -- Milliseconds only, because a cursor contains it as a JavaScript date.
      published_at timestamptz(3) NOT NULL DEFAULT now(),
      views integer NOT NULL DEFAULT 0,
      -- The number of edits, by which concurrent ones are noticed. Counting a view doesn't change it.
      revision integer NOT NULL DEFAULT 1,
      edited_at timestamptz(3),
      -- Since when visitors can't see it; null while they can.
      unpublished_at timestamptz(3),
      -- The title picture, with its size and alternative text.
      picture jsonb,
      -- The blocks parsed from the markup when it was saved; null for plain text, whose lines are paragraphs.
      body jsonb,
      -- When it will be published; null for drafts, and after publication.
      publish_at timestamptz(3),
      UNIQUE (site, number),
      CONSTRAINT articles_published_have_numbers CHECK (number IS NOT NULL OR unpublished_at IS NOT NULL)
    )
    -- Space on each page, so that counting a view is a heap-only (HOT) update.
    WITH (fillfactor = 85);
    CREATE INDEX articles_newest ON articles (site, published_at DESC, id DESC);

    -- In the database, so that all instances and backups have them. Names contain a hash of the upload, so rows never
    -- change. Pictures that no article uses are deleted after a while.
    CREATE TABLE pictures (
      hash text PRIMARY KEY,
      width integer NOT NULL,
      height integer NOT NULL,
      uploaded_at timestamptz(3) NOT NULL DEFAULT now()
    );

    -- A picture in the widths and formats that pages use.
    CREATE TABLE picture_files (
      hash text NOT NULL REFERENCES pictures (hash) ON DELETE CASCADE,
      name text NOT NULL,
      bytes bytea NOT NULL,
      PRIMARY KEY (hash, name)
    );
    -- The bytes are compressed already.
    ALTER TABLE picture_files ALTER bytes SET STORAGE EXTERNAL;

    CREATE TABLE article_pictures (
      article_id bigint NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
      hash text NOT NULL REFERENCES pictures (hash),
      PRIMARY KEY (article_id, hash)
    );
    CREATE INDEX article_pictures_hash ON article_pictures (hash);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE article_pictures, picture_files, pictures, articles, sites");
}
