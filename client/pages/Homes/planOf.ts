import { factsOf } from "../../complex/homes/homeTerms.ts";
import type { PlacedHome } from "../../complex/homes/saleHomes.ts";
import { drawing } from "../../components/plan/drawings.ts";

/** @returns the URL of a home's plan, or of its rooms and windows alone, with left and right as its line is built */
export const planOf = (home: PlacedHome, kind: "plan" | "thumbnail" = "plan"): string =>
  drawing(`${home.type}-${kind}${factsOf(home).turned ? "-turned" : ""}`);
