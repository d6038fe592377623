import { z } from "zod";
import { modelHouse } from "../../../client/content/modelHouse.ts";
import { payment } from "../../../client/content/sale/payment.ts";
import { works } from "../../../client/content/schedule.ts";
import { termsCopy } from "../../../client/copy/saleTerms.ts";
import { type TermsValues, termsFields } from "../../../client/shared/desk/terms.ts";
import { fieldLimits } from "../../../client/shared/limits.ts";
import { isOneLine, isVisible } from "../../../client/shared/plainText.ts";
import type { SaleTerms } from "../../../client/shared/sale/saleTerms.ts";
import { inSeoul, seoulDay, seoulMoment } from "../../../client/shared/seoulTime.ts";
import { asText } from "../asText.ts";

const { problems } = termsCopy;
const announced = payment.downPayment.atContract;
const maxClosedDays = 60;

const text = z.string().trim();
const time = text.refine((value) => /^(([01]\d|2[0-3]):[0-5]\d)?$/.test(value), problems.open);
const isDay = (day: string) => {
  const moment = /^20\d\d-\d\d-\d\d$/.test(day) ? inSeoul(day) : undefined;
  return moment !== undefined && !Number.isNaN(moment.getTime()) && seoulDay(moment) === day;
};

const isMonth = (month: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(month);

/**
 * Submitted values of a version, as the terms that differ from content.
 * @param today YYYY-MM-DD: dates lie ahead
 * @param valid the terms that are valid now: what passed since may be kept while something else is changed
 */
export const termsForm = (today: string, valid: SaleTerms = {}) => {
  const month = (kept: string | undefined) =>
    text.refine(
      (value) => value === "" || value === kept || (isMonth(value) && value >= today.slice(0, 7)),
      problems.month,
    );
  return z
    .object({
      atContract: text
        .refine((value) => value === "" || /^\d{1,6}$/.test(value), problems.atContract)
        .transform(Number)
        .refine((units) => units <= announced, problems.atContract),
      interestFree: text,
      freeExtension: text,
      openFrom: time,
      openTo: time,
      closedDays: text
        .transform((value) => [...new Set(value.split(/[\s,]+/).filter(Boolean))].sort())
        .refine((days) => days.length <= maxClosedDays && days.every(isDay), problems.closedDays),
      lastDay: text.refine(
        (value) => value === "" || value === valid.lastDay || (isDay(value) && value >= today),
        problems.lastDay,
      ),
      occupancy: month(valid.occupancy),
      nextNotice: month(valid.nextNotice),
      validFrom: text.transform((value, context) => {
        const moment = value === "" ? undefined : seoulMoment(value);
        if (value !== "" && !moment) context.addIssue({ code: "custom", message: problems.validFrom });
        return moment;
      }),
      reason: text.refine(
        (value) => isVisible(value) && isOneLine(value) && value.length <= fieldLimits.reason,
        problems.reason,
      ),
    })
    .refine(({ openFrom, openTo }) => (openFrom === "" ? openTo === "" : openFrom < openTo), {
      path: ["openTo"],
      message: problems.open,
    })
    .transform(
      ({ atContract, interestFree, freeExtension, openFrom, openTo, closedDays, validFrom, reason, ...dates }) => {
        const isUsual = !openFrom || (openFrom === modelHouse.open.from && openTo === modelHouse.open.to);
        const terms: SaleTerms = {
          ...(atContract > 0 && atContract < announced && { atContract }),
          ...(interestFree && { interestFree: true }),
          ...(freeExtension && { freeExtension: true }),
          ...(!isUsual && { open: { from: openFrom, to: openTo } }),
          ...(closedDays.length > 0 && { closedDays }),
          ...(dates.lastDay && { lastDay: dates.lastDay }),
          ...(dates.occupancy && dates.occupancy !== works.occupancy && { occupancy: dates.occupancy }),
          ...(dates.nextNotice && { nextNotice: dates.nextNotice }),
        };
        return { terms, validFrom, reason };
      },
    );
};

/** @returns the submitted values, valid or not, to fill the form again */
export const submittedTerms = (body: Record<string, unknown> = {}) =>
  Object.fromEntries(termsFields.map((name) => [name, asText(body[name])])) as TermsValues;

/** @returns the values of a form that begins with a version's terms */
export const termsValues = ({ atContract, interestFree, freeExtension, open, closedDays = [], ...dates }: SaleTerms) =>
  ({
    atContract: atContract === undefined ? "" : String(atContract),
    interestFree: interestFree ? "on" : "",
    freeExtension: freeExtension ? "on" : "",
    openFrom: open?.from ?? "",
    openTo: open?.to ?? "",
    closedDays: closedDays.join("\n"),
    lastDay: dates.lastDay ?? "",
    occupancy: dates.occupancy ?? "",
    nextNotice: dates.nextNotice ?? "",
    validFrom: "",
    reason: "",
  }) satisfies TermsValues;
