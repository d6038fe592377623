import type { LeadEvent } from "../lead.ts";
import type { DeskNotice, DeskProps } from "./deskProps.ts";

/** In the order in which they are offered for sending by hand. */
export const textKinds = ["absence", "visit", "reminder", "news", "together"] as const;
export type TextKind = (typeof textKinds)[number];

/** A short text, a long one, or a message of KakaoTalk. */
export type TextChannel = "SMS" | "LMS" | "ATA";

/** Props of GET /admin/leads/{id}/texts. */
export interface LeadTextsProps extends DeskProps {
  lead: { id: string; name: string; phone: string };
  kind: TextKind;
  /** The text as it would be sent now; null for a reminder without a visit, or an invitation without a room. */
  message: { body: string; bytes: number; channel: TextChannel } | null;
  /** Why it can't be sent; empty when it can. */
  obstacle: string;
  /** Number of texts that the lead's number may still get today. */
  remaining: number;
  /** When it would be sent; null for now. At night texts wait until morning. */
  sendsAt: string | null;
  /** When this template was last sent to a test number; null when that is too long ago. */
  testedAt: string | null;
  /** Digits of the sender's number; null without a text service, when nothing is sent. */
  sender: string | null;
  /** The lead's texts, newest first. */
  texts: LeadEvent[];
  notice?: DeskNotice;
  /** The result of a plain form post of a test. */
  problem?: { message: string; fields: Record<string, string> };
}
