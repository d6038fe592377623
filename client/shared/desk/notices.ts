import type { NoticeText } from "../siteNotice.ts";
import type { DeskProps } from "./deskProps.ts";

export type NoticeState = "planned" | "shown" | "ended";

/** A notice in the desk. */
export interface DeskSiteNotice extends NoticeText {
  id: string;
  revision: number;
  /** Of several in one place the lowest is shown. */
  position: number;
  /** ISO. */
  from: string;
  until: string;
  state: NoticeState;
}

/** Of several in one place the lowest is shown. */
export const noticePositions = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The fields of a notice's form, as typed; times in Seoul, as in "2026-11-23T09:00". */
export const noticeFields = [
  "heading",
  "words",
  "link",
  "linkLabel",
  "from",
  "until",
  "place",
  "position",
  "picture",
  "pictureAlt",
] as const;
export type NoticeValues = Record<(typeof noticeFields)[number], string>;

interface NoticeFormProps extends DeskProps {
  /** What the form is filled with. */
  values: NoticeValues;
  /** Why a plain form was refused. */
  refusal?: { message: string; fields?: Partial<Record<string, string>> };
  /** What was done. */
  done?: string;
}

/** Props of GET /admin/notices. */
export interface NoticesProps extends NoticeFormProps {
  /** The latest to end first. */
  notices: DeskSiteNotice[];
}

/** Props of GET /admin/notices/{id}. */
export interface EditNoticeProps extends NoticeFormProps {
  notice: DeskSiteNotice;
}
