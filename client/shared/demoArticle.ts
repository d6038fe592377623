import type { PictureName } from "./contentNames.ts";

/** An example press article for a fresh installation. */
export interface DemoArticle {
  title: string;
  summary: string;
  /** Paragraphs, separated by an empty line; may contain links, as the desk writes them. */
  content: string;
  /** ISO 8601 with the Korean offset, +09:00. */
  publishedAt: string;
  /** Its title picture, from the complex's own, which the content references in the same way. */
  picture?: { name: PictureName; alt: string };
}

const cg = "이해를 돕기 위한 CG로, 실제와 다를 수 있습니다.";

/** @returns the markup line of one of the complex's own pictures in a demo article */
export const pictureLine = (name: PictureName, alt: string) => `![${alt}](${name} "${cg}")`;
