/** Load scenarios: `npm run test:load`, or with names for some of them. Each prints its figures. */
import { crowdedArticle } from "./crowds/crowdedArticle.ts";
import { flood } from "./crowds/flood.ts";
import { oneKey } from "./crowds/oneKey.ts";
import { slowClients } from "./crowds/slowClients.ts";
import { runScenarios } from "./runScenarios.ts";

await runScenarios({ crowdedArticle, oneKey, flood, slowClients });
