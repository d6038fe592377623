import type { Request } from "express";
import { z } from "zod";
import { pictureHash } from "../../../client/shared/articleBody.ts";
import { type ArticleLayout, articleFormats, publications } from "../../../client/shared/deskArticle.ts";
import { fieldLimits } from "../../../client/shared/limits.ts";
import { seoulMoment } from "../../../client/shared/seoulTime.ts";
import type { PublicationPlan, Writing } from "../../models/article/articleWriting.ts";
import { articleInput } from "../articleInput.ts";
import { asText } from "../asText.ts";

/** Days ahead for which a publication may be planned. */
const maxDaysAhead = 366;

/** The value of a datetime-local field. */
const localTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** The desk's form: more fields than the form below the list. */
export const articleForm = articleInput.extend({
  format: z.enum(articleFormats).optional(),
  picture: z.union([z.literal(""), z.string().regex(pictureHash)]).optional(),
  pictureAlt: z
    .string()
    .trim()
    .max(fieldLimits.pictureAlt, `대체 텍스트는 ${fieldLimits.pictureAlt}자까지입니다.`)
    .optional(),
  removePicture: z.unknown().optional(),
  when: z.enum(publications).optional(),
  publishAt: z.string().optional(),
});

export type ArticleForm = z.output<typeof articleForm>;

/** @returns the values to store */
export function writingIn({
  title,
  summary,
  content,
  format,
  picture,
  pictureAlt = "",
  removePicture,
}: ArticleForm): Writing {
  return {
    title,
    summary,
    content,
    format,
    ...(picture !== undefined && {
      picture: picture && removePicture === undefined ? { hash: picture, alt: pictureAlt } : null,
    }),
  };
}

/** @returns when to publish it, or a message when the time is invalid */
export function planIn({ when = "now", publishAt = "" }: ArticleForm, now: Date): PublicationPlan | string {
  if (when !== "at") return when;
  const at = seoulMoment(publishAt);
  if (!at) return "예약할 날짜와 시각을 골라 주세요.";
  if (at <= now) return "예약 시각이 이미 지났습니다. 앞으로의 시각을 골라 주세요.";
  if (at.getTime() - now.getTime() > maxDaysAhead * 86_400_000) return "예약은 1년 안의 시각으로 골라 주세요.";
  return { at };
}

/** @returns the submitted layout, valid or not, to fill the form again */
export function submittedLayout(request: Request): ArticleLayout {
  const { format, picture, pictureAlt, when, publishAt } = request.body ?? {};
  const hash = asText(picture);
  return {
    format: format === "marked" ? "marked" : "plain",
    picture: pictureHash.test(hash) ? hash : "",
    pictureAlt: asText(pictureAlt).slice(0, fieldLimits.pictureAlt),
    when: publications.find((known) => known === when) ?? "now",
    publishAt: localTime.test(asText(publishAt)) ? asText(publishAt) : "",
  };
}
