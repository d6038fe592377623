import { factsOf } from "../../complex/homes/homeTerms.ts";
import type { PlacedHome } from "../../complex/homes/saleHomes.ts";
import { drawing } from "../../components/plan/drawings.ts";

/** @returns the URL of a home's plan, with left and right as its line is built */
export const planOf = (home: PlacedHome): string =>
  drawing(`${home.type}-plan${factsOf(home).turned ? "-turned" : ""}`);
