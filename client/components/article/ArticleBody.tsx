import type { Block, Inline } from "../../shared/articleBody.ts";
import { NonBreaking } from "../NonBreaking.tsx";
import styles from "./ArticleBody.module.css";
import { ArticlePicture } from "./ArticlePicture.tsx";

interface Props {
  content: string;
  /** The parsed markup; without it the text is plain. */
  body?: Block[] | undefined;
  /** Level of the article's own heading; those in the text are below it. */
  under: 1 | 2;
}

/** How writers begin a line that is one of several points. */
const point = /^[■□●○▶·-] /;
/** The narrow ones of them. */
const dash = /^[·-] /;

/** An article's text; each line is a paragraph. */
export function ArticleBody({ content, body, under }: Props) {
  const paragraphs = content.split(/\r?\n/).filter((line) => line.trim() !== "");
  const blocks = body ?? paragraphs.map((line): Block => ({ kind: "paragraph", parts: [line] }));
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places
    <Part key={index} block={block} under={under} />
  ));
}

function Part({ block, under }: { block: Block; under: 1 | 2 }) {
  if (block.kind === "heading") {
    const Heading = `h${block.level - 1 + under}` as "h2" | "h3" | "h4";
    return <Heading className={styles.heading}>{block.text}</Heading>;
  }
  if (block.kind === "picture") {
    return (
      <figure className={styles.figure}>
        <ArticlePicture picture={block.picture} sizes="(max-width: 900px) 92vw, 44rem" />
        {block.picture.caption && <figcaption>{block.picture.caption}</figcaption>}
      </figure>
    );
  }
  const begin = String(block.parts[0]);
  const classes = [point.test(begin) && styles.point, dash.test(begin) && styles.dash].filter(Boolean).join(" ");
  return <p className={classes || undefined}>{block.parts.map(inline)}</p>;
}

const inline = (part: Inline, index: number) =>
  typeof part === "string" ? (
    <NonBreaking key={index} text={part} />
  ) : (
    <a key={index} href={part.href}>
      {part.text}
    </a>
  );
