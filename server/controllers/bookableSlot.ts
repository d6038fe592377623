import { visitSlots } from "../../client/complex/sale/visitSlots.ts";
import type { Sale } from "../../client/shared/sale/sale.ts";
import type { OpenSlot } from "../models/visit/visit.ts";
import { reminderTime } from "../services/sms/sendingHours.ts";

/** @returns the slot at that time if it can be booked at all, however many places are taken */
export function bookableSlot(visitDate: string, sale: Sale): OpenSlot | undefined {
  const slot = visitSlots(sale).find((candidate) => candidate.startsAt === visitDate);
  if (!slot) return undefined;
  const startsAt = new Date(slot.startsAt);
  const remindAt = reminderTime(startsAt);
  return { startsAt, capacity: slot.capacity, ...(remindAt > sale.now && { remindAt }) };
}
