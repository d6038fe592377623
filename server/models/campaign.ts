import type { Knex } from "knex";
import { logNotes } from "../../client/copy/logNotes.ts";
import type { CampaignLink } from "../../client/shared/desk/statistics.ts";
import { writeDeskLog } from "./deskLog.ts";

type CampaignFields = Pick<CampaignLink, "source" | "medium" | "campaign" | "path">;

/** Campaigns per site, at most. */
const maxCampaigns = 500;

/** @returns the office's campaign links, newest first */
export function listCampaigns(db: Knex): Promise<(CampaignFields & { id: string })[]> {
  return db("campaign_links")
    .orderBy("id", "desc")
    .limit(maxCampaigns)
    .select("id", "source", "medium", "campaign", "path");
}

/** @returns false when the link exists already */
export async function addCampaign(db: Knex, by: string, campaign: CampaignFields): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const stored = await transaction("campaign_links")
      .insert({ ...campaign, created_by: by })
      .onConflict(["source", "medium", "campaign", "path"])
      .ignore()
      .returning("id");
    if (stored.length === 0) return false;
    const note = logNotes.campaignAdded(campaign.source, campaign.campaign);
    await writeDeskLog(transaction, { administrator: by, action: "campaign", details: { note } });
    return true;
  });
}

/** @returns false when there is none; leads from it keep their source */
export async function removeCampaign(db: Knex, by: string, id: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [deleted] = await transaction("campaign_links").where({ id }).delete().returning(["source", "campaign"]);
    if (!deleted) return false;
    const note = logNotes.campaignRemoved(deleted.source, deleted.campaign);
    await writeDeskLog(transaction, { administrator: by, action: "campaign", details: { note } });
    return true;
  });
}
