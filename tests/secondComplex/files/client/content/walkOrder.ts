import type { PictureName } from "./pictures.ts";
import type { UnitLabel } from "./unitTypes.ts";

export const walkOrder: Readonly<Partial<Record<UnitLabel, readonly PictureName[]>>> = {};
