import { registrationFields, visitorFields } from "../../shared/registrationFields.ts";

/** What the visitor looks for, at the top of a lead's page. */
export const soughtFields = ["unit", "interestType", "callTime", "residence"] as const;

/** The other facts, below today's work. */
export const otherFactFields = visitorFields.filter(
  (field) => registrationFields[field].desk === "fact" && !soughtFields.some((sought) => sought === field),
);
