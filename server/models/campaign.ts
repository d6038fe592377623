import type { Knex } from "knex";
import type { CampaignLink } from "../../client/contract/desk/figures.ts";
import { writeDeskLog } from "./deskLog.ts";

type Words = Pick<CampaignLink, "source" | "medium" | "campaign" | "path">;

/** Campaigns per site, at most. */
const most = 500;

/** @returns the office's campaign links, newest first */
export function listCampaigns(db: Knex): Promise<(Words & { id: string })[]> {
  return db("campaign_links").orderBy("id", "desc").limit(most).select("id", "source", "medium", "campaign", "path");
}

/** @returns false when the link exists already */
export async function addCampaign(db: Knex, by: string, words: Words): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const stored = await transaction("campaign_links")
      .insert({ ...words, created_by: by })
      .onConflict(["source", "medium", "campaign", "path"])
      .ignore()
      .returning("id");
    if (stored.length === 0) return false;
    const note = `${words.source} · ${words.campaign} 추가`;
    await writeDeskLog(transaction, { administrator: by, action: "campaign", details: { note } });
    return true;
  });
}

/** @returns false when there is none; leads from it keep their source */
export async function removeCampaign(db: Knex, by: string, id: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [gone] = await transaction("campaign_links").where({ id }).delete().returning(["source", "campaign"]);
    if (!gone) return false;
    const note = `${gone.source} · ${gone.campaign} 삭제`;
    await writeDeskLog(transaction, { administrator: by, action: "campaign", details: { note } });
    return true;
  });
}
