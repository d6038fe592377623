import type { Knex } from "knex";

/**
 * A sent text's link gives access to its registration, so texts are stored with a placeholder for its signature. The trigger
 * does the same for what a version from before this still stores while both run.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE FUNCTION mask_text_link() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.body := regexp_replace(NEW.body, '(/registrations/\\d+-)[\\w-]{22}', '\\1' || repeat('x', 22), 'g');
      RETURN NEW;
    END $$;
    CREATE TRIGGER mask_text_link BEFORE INSERT OR UPDATE OF body ON texts
      FOR EACH ROW EXECUTE FUNCTION mask_text_link();
    UPDATE texts SET body = body WHERE body LIKE '%/registrations/%';
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TRIGGER mask_text_link ON texts;
    DROP FUNCTION mask_text_link;
  `);
}
