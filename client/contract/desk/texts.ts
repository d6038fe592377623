import type { LeadEvent } from "../lead.ts";
import type { DeskNotice, DeskProps } from "./frame.ts";

/** In the order in which they are offered for sending by hand. */
export const textKinds = ["absence", "visit", "reminder", "news"] as const;
export type TextKind = (typeof textKinds)[number];

/** A short text, a long one, or a message of KakaoTalk. */
export type TextWay = "SMS" | "LMS" | "ATA";

/** Props of GET /admin/leads/{id}/texts. */
export interface LeadTextsProps extends DeskProps {
  lead: { id: string; name: string; phone: string };
  kind: TextKind;
  /** The words as they would go now; null where there is nothing to say. */
  message: { body: string; bytes: number; way: TextWay } | null;
  /** Why it can't be sent; empty when it can. */
  hindrance: string;
  /** Texts that the number can still get today. */
  left: number;
  /** When it would go, where that isn't now: texts by hand wait for the morning. */
  sendsAt: string | null;
  /** When this template was last sent to a test number; null when that is too long ago. */
  testedAt: string | null;
  /** Digits of the number that texts come from; null where no service is configured and nothing is sent. */
  sender: string | null;
  /** The lead's texts, newest first. */
  texts: LeadEvent[];
  notice?: DeskNotice;
  /** What a plain form of a test came back with. */
  problem?: { message: string; fields: Record<string, string> };
}
