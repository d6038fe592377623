import type { DemoArticle } from "../../shared/demoArticle.ts";
import { centralLumina } from "./centralLumina.ts";
import { gaonnuri } from "./gaonnuri.ts";

/** The boards of a fresh installation, by their names in URLs. */
export const boards: Readonly<Record<string, readonly DemoArticle[]>> = {
  센트럴루미나: centralLumina,
  가온누리: gaonnuri,
};
