import type { Knex } from "knex";

/** The pages that search engines haven't been told of since they changed, written down with the change itself. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE changed_pages (
      -- Not encoded.
      path text PRIMARY KEY,
      changed_at timestamptz(3) NOT NULL
    );

    CREATE FUNCTION note_changed_page(VARIADIC paths text[]) RETURNS void LANGUAGE sql AS $$
      INSERT INTO changed_pages SELECT path, clock_timestamp() FROM unnest(paths) AS path ORDER BY path
      ON CONFLICT (path) DO UPDATE SET changed_at = excluded.changed_at
    $$;

    CREATE FUNCTION note_changed_article() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM note_changed_page('/' || OLD.site || '/press', '/' || OLD.site || '/press/' || OLD.id)
        WHERE TG_OP <> 'INSERT' AND OLD.unpublished_at IS NULL;
      PERFORM note_changed_page('/' || NEW.site || '/press', '/' || NEW.site || '/press/' || NEW.id)
        WHERE TG_OP <> 'DELETE' AND NEW.unpublished_at IS NULL;
      RETURN NULL;
    END $$;
    -- Not of views, which each reader changes.
    CREATE TRIGGER article_changed
      AFTER INSERT OR DELETE OR UPDATE OF title, summary, content, body, picture, unpublished_at ON articles
      FOR EACH ROW EXECUTE FUNCTION note_changed_article();

    CREATE FUNCTION note_changed_home() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM note_changed_page('/SalesInfo/homes', '/SalesInfo/homes/' || NEW.home);
      RETURN NULL;
    END $$;
    CREATE TRIGGER home_changed AFTER INSERT ON home_events FOR EACH ROW EXECUTE FUNCTION note_changed_home();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TRIGGER article_changed ON articles;
    DROP TRIGGER home_changed ON home_events;
    DROP FUNCTION note_changed_article, note_changed_home, note_changed_page;
    DROP TABLE changed_pages;
  `);
}
