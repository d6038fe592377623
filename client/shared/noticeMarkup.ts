import { readMarkup, safeAddress, withSizes } from "./articleMarkup.ts";
import type { NoticeText, SiteNotice } from "./siteNotice.ts";

/** @returns the href of a link to a page of the site or to an https URL; undefined when it is neither */
export function noticeHref(link: string): string | undefined {
  const href = safeAddress(link);
  return href !== undefined && /^(\/|https:)/.test(href) ? href : undefined;
}

/** @returns why the words can't be shown; undefined when they can */
export function wordsProblem(words: string): string | undefined {
  const { blocks, problems } = readMarkup(words);
  return blocks.some(({ kind }) => kind === "picture") ? "공지에는 사진을 넣을 수 없습니다." : problems[0];
}

/** @returns a notice as readers see it */
export function readNotice(id: string, { heading, words, link, linkLabel, place, picture }: NoticeText): SiteNotice {
  const body = withSizes(readMarkup(words).blocks, () => undefined);
  const href = noticeHref(link);
  return { id, heading, body, place, ...(href && { link: { href, label: linkLabel } }), ...(picture && { picture }) };
}
