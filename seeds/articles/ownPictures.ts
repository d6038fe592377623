import { readFile } from "node:fs/promises";
import type { Knex } from "knex";
import { type PictureName, pictures } from "../../client/content/generated/pictures.ts";
import type { DemoArticle } from "../../client/shared/demoArticle.ts";
import { fileWidths } from "../../client/shared/pictureFiles.ts";
import type { Writing } from "../../server/models/article/articleWriting.ts";
import { storeUpload } from "../../server/services/pictures/storeUpload.ts";

const named = /\]\((\w+) "/g;

/** @returns the hash of one of the complex's own pictures, stored like an upload */
async function store(db: Knex, name: PictureName): Promise<string> {
  const { base, widths } = pictures[name];
  // A build copies the public files beside the compiled seeds.
  const file = new URL(`../../public${base}-${fileWidths(widths, "jpg")[0]}.jpg`, import.meta.url);
  return (await storeUpload(db, await readFile(file))).hash;
}

/** @returns the columns of a demo article, with its pictures stored; plain text unless it has links or pictures */
export async function keepOwnPictures(db: Knex, { title, summary, content, picture }: DemoArticle): Promise<Writing> {
  if (!content.includes("](") && !picture) return { title, summary, content };
  const hashes = new Map<string, string>();
  for (const [, name = ""] of content.matchAll(named)) hashes.set(name, await store(db, name as PictureName));
  return {
    title,
    summary,
    content: content.replaceAll(named, (_whole, name: string) => `](/uploads/${hashes.get(name)} "`),
    format: "marked",
    ...(picture && { picture: { hash: await store(db, picture.name), alt: picture.alt } }),
  };
}
