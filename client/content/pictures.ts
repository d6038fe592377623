export type PictureName = "hero" | "heroPortrait" | "duskShore" | "aerial" | "clay" | "sitePlan" | "living" | "panorama";
