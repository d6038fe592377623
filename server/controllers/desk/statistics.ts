import type { Request, RequestHandler, Response } from "express";
import { z } from "zod";
import { pages } from "../../../client/pages/pages.ts";
import { type StatisticsProps, statisticsWeeks } from "../../../client/shared/desk/statistics.ts";
import { fieldLimits } from "../../../client/shared/limits.ts";
import { isOneLine } from "../../../client/shared/plainText.ts";
import { inSeoul, seoulDay } from "../../../client/shared/seoulTime.ts";
import type { Context } from "../../context.ts";
import { NotFound } from "../../httpErrors.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { addCampaign, listCampaigns, removeCampaign } from "../../models/campaign.ts";
import { homeStatistics } from "../../models/home/homeStatistics.ts";
import { funnel } from "../../models/statistics.ts";
import { sendChange } from "../../views/sendChange.ts";
import { sendInvalid } from "../../views/sendInvalid.ts";
import { asText } from "../asText.ts";
import type { SendDeskPage } from "./deskPage.ts";
import { firstMessages } from "./firstMessages.ts";
import { idParam } from "./idParam.ts";

const day = 24 * 3_600_000;
const maxLength = fieldLimits.campaign;

const messages = {
  empty: "적어 주세요.",
  long: `${maxLength}자 이내로 한 줄로 적어 주세요.`,
  path: "연결할 화면을 골라 주세요.",
  taken: "이미 같은 링크가 있습니다.",
  missing: "링크를 찾을 수 없습니다.",
};

/** Pages that an advertisement can link to. */
const targets = pages
  .filter(({ path, noindex }) => !path.includes(":") && !noindex)
  .map(({ path, name }) => ({ path, name }));

const line = z
  .string(messages.empty)
  .trim()
  .min(1, messages.empty)
  .max(maxLength, messages.long)
  .refine(isOneLine, messages.long);
const newCampaign = z.object({
  source: line,
  medium: line,
  campaign: line,
  path: z.string(messages.path).refine((path) => targets.some((target) => target.path === path), messages.path),
});

/** The results of leads, and campaign links that record their source. */
export function statisticsController({ config, database: { db }, now }: Context, sendPage: SendDeskPage) {
  function linkOf({ source, medium, campaign, path }: z.output<typeof newCampaign>): string {
    const query = new URLSearchParams({ utm_source: source, utm_medium: medium, utm_campaign: campaign });
    return `${config.publicUrl}${encodeURI(path)}?${query}`;
  }

  async function show(request: Request, response: Response, notice?: StatisticsProps["notice"]): Promise<void> {
    const weeks = statisticsWeeks.find((known) => String(known) === asText(request.query.weeks)) ?? statisticsWeeks[1];
    // Whole days in Seoul, today included.
    const since = new Date(inSeoul(seoulDay(now())).getTime() - (weeks * 7 - 1) * day);
    const [sources, byWeek, types, campaigns, homes, links] = await Promise.all([
      funnel(db, "source", since),
      funnel(db, "week", since),
      funnel(db, "type", since),
      funnel(db, "campaign", since),
      homeStatistics(db, seoulDay(since), seoulDay(now())),
      listCampaigns(db),
    ]);
    const props: StatisticsProps = {
      administrator: { email: signedIn(response).email },
      weeks,
      sources,
      byWeek,
      types,
      campaigns,
      homes,
      links: links.map((link) => ({ ...link, address: linkOf(link) })),
      targets,
      conversions: config.adClickIds,
      ...(notice && { notice }),
    };
    await sendPage(request, response, "/admin/figures", props);
  }

  /** GET /admin/figures?weeks= */
  const index: RequestHandler = (request, response) => show(request, response);

  /** POST /admin/campaigns: `source`, `medium`, `campaign`, `path` */
  const create: RequestHandler = async (request, response) => {
    const body = request.body ?? {};
    const parsed = newCampaign.safeParse(body);
    const fields = !parsed.success
      ? firstMessages(parsed.error)
      : (await addCampaign(db, signedIn(response).email, parsed.data))
        ? undefined
        : { campaign: messages.taken };
    if (!fields) return sendChange(request, response, "/admin/figures", { status: 201, body: { ok: true } });
    const values = Object.fromEntries(
      ["source", "medium", "campaign", "path"].map((name) => [name, asText(body[name])]),
    );
    await sendInvalid(request, response, fields, (problem) => show(request, response, { ...problem, values }));
  };

  /** DELETE /admin/campaigns/{id} */
  const destroy: RequestHandler = async (request, response) => {
    const removed = await removeCampaign(db, signedIn(response).email, idParam(request, messages.missing));
    if (!removed) throw new NotFound(messages.missing);
    sendChange(request, response, "/admin/figures");
  };

  return { index, create, destroy };
}
