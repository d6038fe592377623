import { complex } from "../content/complex.ts";

/** Where a visit is booked, with its day and hour. */
export const reservationPath = `/${complex.defaultSite}/customer`;
