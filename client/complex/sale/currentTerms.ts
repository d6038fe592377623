import { modelHouse } from "../../content/modelHouse.ts";
import { payment } from "../../content/sale/payment.ts";
import { extensionPrices } from "../../content/sale/prices.ts";
import type { UnitLabel } from "../../content/unitTypes.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import { seoulMonth } from "../../shared/seoulTime.ts";

type Terms = Pick<Sale, "terms">;

/** @returns the payment terms, with what the office has changed */
export const paymentAt = ({ terms }: Terms) => ({
  ...payment,
  downPayment: { ...payment.downPayment, atContract: terms?.atContract ?? payment.downPayment.atContract },
  /** Whether the seller pays the interest of the instalments' loan. */
  interestFree: terms?.interestFree ?? false,
  balance: { ...payment.balance, month: terms?.occupancy ?? payment.balance.month },
});

/** @returns the price of a type's balcony extension, in units of 10,000 won; undefined until it is published */
export const extensionPriceAt = (type: UnitLabel, { terms }: Terms): number | undefined =>
  extensionPrices && (terms?.freeExtension ? 0 : extensionPrices[type]);

/** @returns when the model house is open, and the days on which it isn't */
export const openingAt = ({ terms }: Terms) => ({
  ...modelHouse.open,
  ...terms?.open,
  closedDays: [...modelHouse.closedDays, ...(terms?.closedDays ?? [])],
  /** Its last day, once that is set. */
  lastDay: terms?.lastDay,
});

/** @returns the instalments whose month is over */
export const instalmentsOver = (now: Date) => payment.instalments.filter(({ month }) => month < seoulMonth(now));
