import { z } from "zod";
import { homeCopy } from "../../../client/copy/homes.ts";
import { isOneLine } from "../../../client/shared/plainText.ts";
import type { HomeRefusal } from "../../models/home/ownLead.ts";
import { rowId } from "../../models/rowId.ts";
import { calendarDay, contractNumberPattern } from "./homeFile.ts";

const lead = z.string(homeCopy.refusals.noLead).regex(rowId, homeCopy.refusals.noLead);
/** Holds for a lead: its id. */
export const holdForm = z.object({ lead }).transform(({ lead: id }) => id);
/** A contract: `leadId` or null, `number`, `date`. */
export const contractForm = z
  .object({
    lead: z
      .union([z.literal("").transform(() => null), lead])
      .nullish()
      .transform((id) => id ?? null),
    number: z.string("계약번호를 적어 주세요.").trim().regex(contractNumberPattern, homeCopy.lines.badNumber),
    date: z.string("계약일을 적어 주세요.").transform((text, context) => {
      const day = calendarDay(text);
      if (day === undefined) context.addIssue({ code: "custom", message: homeCopy.lines.badDate });
      return day ?? "";
    }),
  })
  .transform(({ lead: leadId, ...contract }) => ({ leadId, ...contract }));
/** Telephone numbers and e-mail addresses have no place in a ledger that keeps every word. */
const contactPattern = /\d{2,4}[-. ]?\d{3,4}[-. ]?\d{4}|\S@\S/;
/** Why a contract is cancelled or a home withheld. */
export const reasonForm = z
  .object({
    reason: z
      .string("사유를 적어 주세요.")
      .trim()
      .min(1, "사유를 적어 주세요.")
      .max(200, "사유는 200자까지 적을 수 있습니다.")
      .refine(isOneLine, "사유는 한 줄로 적어 주세요.")
      .refine((text) => !contactPattern.test(text), "사유에는 연락처나 이메일을 적지 않습니다."),
  })
  .transform(({ reason }) => reason);
/** The fields that refusals are about. */
export const refusedFields = new Map<HomeRefusal, string>([
  ["numberTaken", "number"],
  ["earlyDate", "date"],
  ["futureDate", "date"],
]);
/** The fields of a home's forms that somebody types. */
export const eachTyped = (of: (name: string) => string): Record<string, string> =>
  Object.fromEntries(["number", "date", "reason"].map((name) => [name, of(name)]));
