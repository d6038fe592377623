import * as z from "zod/mini";
import { groupedPhone } from "./format/phone.ts";
import { fieldLimits } from "./limits.ts";
import { mobileDigits } from "./mobilePhone.ts";

/** Where a visitor asks for one text when a home can be had again. */
export const waitlistPath = "/waitlist";

/** Requests that one number can make, answered ones included. */
export const waitlistLimit = 3;

/** What a visitor waits for: a home by its key, or what a search finds, by its query. One of them is null. */
export interface Wish {
  home: string | null;
  search: string | null;
}

/**
 * What became of a request. `joined`: stored; `known`: that number waits for the same already; `free`: can be had now;
 * `gone`: can't be had any more; `closed`: no texts are sent; `invalid`, `full`, `tooMany`, `failed`: refused; on its own
 * page `waiting`, `answered`: the text was sent; `ended`: erased.
 */
const waitlistOutcomes = [
  "joined",
  "known",
  "free",
  "gone",
  "closed",
  "invalid",
  "full",
  "tooMany",
  "failed",
  "waiting",
  "answered",
  "ended",
] as const;
export type WaitlistOutcome = (typeof waitlistOutcomes)[number];

/** Props of the page that answers a request, and of the request's own page. */
export interface WaitlistProps {
  outcome: WaitlistOutcome;
  /** Absent once it was erased. */
  wish?: Wish;
  /** Path of the request's own page, known only to its visitor. */
  link?: string;
  /** As typed when it was refused, else masked. */
  phone?: string;
  /** What is wrong with a field. */
  fields?: { phone?: string; agreed?: string };
}

const text = (limit: number) => z._default(z.catch(z.string().check(z.maxLength(limit)), ""), "");

/** A form's fields, as far as they can be used; the number's digits are empty when it receives no texts. */
export const waitlistSchema = z.object({
  home: text(20),
  search: z._default(z.catch(z.nullable(z.string().check(z.maxLength(500))), null), null),
  phone: z.pipe(
    text(fieldLimits.phone),
    z.transform((typed) => {
      const digits = groupedPhone(typed.normalize("NFKC").trim())?.replaceAll("-", "") ?? "";
      return { typed, digits: mobileDigits.test(digits) ? digits : "" };
    }),
  ),
  key: z._default(z.catch(z.string().check(z.regex(/^[\w-]{0,100}$/)), ""), ""),
  agreed: z._default(z.catch(z.union([z.boolean(), z.string()]), false), false),
});
