import { siteMapOf } from "../complex/siteMap.ts";
import { pages } from "./pages.ts";

export const siteMap = siteMapOf(pages);
