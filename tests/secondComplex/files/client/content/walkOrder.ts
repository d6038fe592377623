import type { PictureName } from "./generated/pictures.ts";
import type { UnitLabel } from "./unitTypes.ts";

export const walkOrder: Readonly<Partial<Record<UnitLabel, readonly PictureName[]>>> = {};
