import type { Request } from "express";
import { z } from "zod";
import { pictureHash } from "../../client/contract/articleBody.ts";
import { type ArticleLayout, articleFormats, publications } from "../../client/contract/deskArticle.ts";
import { fieldLimits } from "../../client/contract/limits.ts";
import type { Plan, Writing } from "../models/articleWriting.ts";
import { articleWords } from "./articleWords.ts";
import { asText } from "./asText.ts";

/** Days ahead that a publication may be planned for. */
const mostDaysAhead = 366;

/** What a datetime-local field sends. */
const localTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** What the desk's form takes beyond the form under the list. */
export const articleForm = articleWords.extend({
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

type Form = z.output<typeof articleForm>;

/** @returns what is stored of it */
export function writingIn({ title, summary, content, format, picture, pictureAlt = "", removePicture }: Form): Writing {
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

/** @returns when it is to be published; a sentence when the time can't be meant */
export function planIn({ when = "now", publishAt = "" }: Form, now: Date): Plan | string {
  if (when !== "at") return when;
  const at = new Date(`${publishAt}:00+09:00`);
  if (!localTime.test(publishAt) || Number.isNaN(at.getTime())) return "예약할 날짜와 시각을 골라 주세요.";
  if (at <= now) return "예약 시각이 이미 지났습니다. 앞으로의 시각을 골라 주세요.";
  if (at.getTime() - now.getTime() > mostDaysAhead * 86_400_000) return "예약은 1년 안의 시각으로 골라 주세요.";
  return { at };
}

/** @returns how the article was laid out in the form, whatever was sent, to be given back to it */
export function typedLayout(request: Request): ArticleLayout {
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
