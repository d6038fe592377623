import type { DemoArticle } from "../../contract/demoArticle.ts";
import { centralLumina } from "./centralLumina.ts";
import { gaonnuri } from "./gaonnuri.ts";

/** The boards that a fresh installation shows, by their names in addresses. */
export const boards: Readonly<Record<string, readonly DemoArticle[]>> = {
  센트럴루미나: centralLumina,
  가온누리: gaonnuri,
};
