import type { ClauseId } from "../../../shared/sale/source.ts";
import type { Clause } from "./clause.ts";
import { performanceClause } from "./performanceClause.ts";
import { optionsClause, priceClause, supplyClause } from "./priceClauses.ts";
import { facilitiesClause, guaranteeClause, inspectionClause, scheduleClause } from "./safetyClauses.ts";
import { specialClause } from "./specialClause.ts";

/** The clauses on the announcement's page, which figures name as their source; the PDF has the same words. */
export const clauses: Record<ClauseId, Clause> = {
  supply: supplyClause,
  price: priceClause,
  options: optionsClause,
  special: specialClause,
  guarantee: guaranteeClause,
  facilities: facilitiesClause,
  performance: performanceClause,
  inspection: inspectionClause,
  schedule: scheduleClause,
};
