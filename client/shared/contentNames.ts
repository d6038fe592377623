/**
 * The names that a complex's content defines: content/unitTypes.ts adds them by declaration merging, so that the types here
 * hold content to them without importing it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface ContentNames {}

type Names<Key extends string> = ContentNames extends Record<Key, infer Name> ? Name : never;

/** A picture in content/generated/pictures.ts. */
export type PictureName = Names<"picture">;
/** A unit type, by the name shown to buyers. */
export type UnitLabel = Names<"unit">;
/** A unit type's exclusive area in square metres, rounded as in the announcement. */
export type ExclusiveArea = Names<"exclusiveArea">;
