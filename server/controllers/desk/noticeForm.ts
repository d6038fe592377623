import type { Knex } from "knex";
import { z } from "zod";
import { noticeCopy } from "../../../client/copy/siteNotice.ts";
import { pictureAddress, pictureHash } from "../../../client/shared/articleBody.ts";
import { type NoticeValues, noticeFields, noticePositions } from "../../../client/shared/desk/notices.ts";
import { fieldLimits } from "../../../client/shared/limits.ts";
import { noticeHref, wordsProblem } from "../../../client/shared/noticeMarkup.ts";
import { isOneLine, isVisible } from "../../../client/shared/plainText.ts";
import { seoulDay, seoulMoment, seoulTime } from "../../../client/shared/seoulTime.ts";
import { noticePlaces } from "../../../client/shared/siteNotice.ts";
import { findPictures } from "../../models/article/picture.ts";
import type { NoticeFields, StoredNotice } from "../../models/notice.ts";
import { writtenText } from "../articleInput.ts";
import { asText } from "../asText.ts";

const { problems } = noticeCopy;
const moment = (problem: string) =>
  z.string(problem).transform((text, context) => {
    const found = seoulMoment(text);
    if (!found) context.addIssue({ code: "custom", message: problem });
    return found ?? z.NEVER;
  });
const line = (limit: number, problem: string) =>
  z.string(problem).trim().max(limit, problem).refine(isOneLine, problem);

/** @returns the hash in a picture's address, as the articles' markup has it */
const pictureIn = (address: string): string | undefined => {
  const hash = address.replace(pictureAddress(""), "");
  return pictureHash.test(hash) ? hash : undefined;
};

/** The fields of a notice; times in Seoul. */
export const noticeForm = z
  .object({
    heading: line(fieldLimits.heading, problems.heading).refine(isVisible, problems.heading),
    words: writtenText(fieldLimits.words)
      .superRefine((words, context) => {
        const problem = wordsProblem(words);
        if (problem) context.addIssue({ code: "custom", message: problem });
      })
      .default(""),
    link: line(fieldLimits.link, problems.link)
      .refine((link) => link === "" || noticeHref(link) !== undefined, problems.link)
      .default(""),
    linkLabel: line(fieldLimits.linkLabel, problems.linkLabel).default(""),
    from: moment(problems.from),
    until: moment(problems.until),
    place: z.enum(noticePlaces, problems.place),
    position: z.coerce
      .number(problems.position)
      .refine((position) => noticePositions.some((known) => known === position), problems.position),
    picture: line(fieldLimits.picture, problems.picture)
      .default("")
      .refine((address) => address === "" || pictureIn(address) !== undefined, problems.picture),
    pictureAlt: line(fieldLimits.pictureAlt, problems.pictureAlt).default(""),
  })
  .refine(({ picture, pictureAlt }) => !picture || pictureAlt !== "", {
    path: ["pictureAlt"],
    message: problems.pictureAlt,
  })
  .refine(({ from, until }) => from < until, { path: ["until"], message: problems.order });

/** @returns the submitted values, valid or not, to fill the form again */
export const submittedNotice = (body: Record<string, unknown> = {}) =>
  Object.fromEntries(noticeFields.map((name) => [name, asText(body[name])])) as NoticeValues;

const fieldTime = (moment: Date) => seoulTime(moment).slice(0, 16);

/** @returns a notice's values in its form */
export const storedValues = ({
  heading,
  words,
  link,
  linkLabel,
  place,
  picture,
  ...notice
}: StoredNotice): NoticeValues => ({
  picture: picture ? pictureAddress(picture.hash) : "",
  pictureAlt: picture?.alt ?? "",
  heading,
  words,
  link,
  linkLabel,
  place,
  from: fieldTime(notice.from),
  until: fieldTime(notice.until),
  position: String(notice.position),
});

const week = 7 * 24 * 3_600_000;

/** @returns the values of a new notice: for a week from now */
export const freshValues = (now: Date): NoticeValues => ({
  heading: "",
  words: "",
  link: "",
  linkLabel: "",
  from: fieldTime(now),
  until: `${seoulDay(new Date(now.getTime() + week))}T23:59`,
  place: "bar",
  position: String(noticePositions[0]),
  picture: "",
  pictureAlt: "",
});

/** @returns the fields with the stored picture that they name; undefined when it isn't stored */
export async function withPicture(
  db: Knex,
  { picture, pictureAlt: alt, ...fields }: z.output<typeof noticeForm>,
): Promise<NoticeFields | undefined> {
  const hash = pictureIn(picture);
  if (!hash) return fields;
  const [stored] = await findPictures(db, [hash]);
  return stored && { ...fields, picture: { ...stored, alt } };
}
