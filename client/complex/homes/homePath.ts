import { homesPath } from "../../shared/homePaths.ts";
import { homeNameOf } from "../plans/homeKeys.ts";
import { type PlacedHome, saleHomes } from "./saleHomes.ts";

/** @returns the address of a home's own page */
export const homePath = (key: string) => `${homesPath}/${key}`;

/** @returns the URL of a home's picture for messengers and social networks */
export const homePreviewFile = (key: string) => `${homePath(key)}/preview.jpg`;

const byName = new Map(saleHomes.map((home) => [homeNameOf(home.key).replace(/\s/g, ""), home]));

/** @returns the home that a visitor has named, as forms fill it in; undefined for any other text */
export const homeNamed = (text: string): PlacedHome | undefined => byName.get(text.replace(/\s/g, ""));
