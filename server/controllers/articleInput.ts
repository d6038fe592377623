import type { Request } from "express";
import { z } from "zod";
import { messages } from "../../client/copy/messages.ts";
import type { ArticleInput } from "../../client/shared/deskArticle.ts";
import { fieldLimits } from "../../client/shared/limits.ts";
import { isVisible, typedText } from "../../client/shared/plainText.ts";
import { stripControlCharacters } from "../views/stripControlCharacters.ts";
import { asText } from "./asText.ts";

/** A text of several lines, as it is stored. */
export const writtenText = (limit: number, missing: string = messages.titleAndSummaryRequired) =>
  z
    .string(missing)
    .overwrite(typedText)
    .refine(
      (value) => stripControlCharacters(value) === value,
      "사용할 수 없는 문자가 들어 있습니다. 지우고 다시 적어 주세요.",
    )
    .trim()
    .max(limit, `${limit.toLocaleString("ko-KR")}자 이내로 적어 주세요.`);

/** The fields of publishing and editing; others are ignored. */
export const articleInput = z.object({
  title: writtenText(fieldLimits.title)
    .overwrite((title) => title.replace(/\s+/g, " "))
    .refine(isVisible, messages.titleAndSummaryRequired),
  summary: writtenText(fieldLimits.summary).refine(isVisible, messages.titleAndSummaryRequired),
  content: writtenText(fieldLimits.content).default(""),
});

/** @returns the submitted text, valid or not, to fill the form again */
export function submittedArticle(request: Request): ArticleInput {
  const { title, summary, content } = request.body ?? {};
  return { title: asText(title), summary: asText(summary), content: asText(content) };
}
