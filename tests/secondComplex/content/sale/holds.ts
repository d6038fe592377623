/** How long a home is kept for a buyer who is thinking about it. */
export const holdRules = {
  /** Hours of a hold, and of its extension. */
  hours: 24,
  extensions: 1,
  /** Homes held at once for one lead. */
  homesPerLead: 2,
  /** A hold made while the model house is closed ends at this hour of the next day that it opens, in Seoul. */
  closedUntil: "12:00",
} as const;
