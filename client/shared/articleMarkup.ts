import { fromMarkdown } from "mdast-util-from-markdown";
import type { Block, Inline, PressPicture } from "./articleBody.ts";

/** A picture as referenced in the text; its size is looked up in the database. */
type NamedPicture = Omit<PressPicture, "width" | "height">;

export interface Markup {
  blocks: Block<NamedPicture>[];
  /** What has to be corrected before the article can be saved; the part in question is shown as typed. */
  problems: string[];
}

/** All Markdown syntax except headings, links and pictures: everything else stays as typed. */
const disabled = [
  "attention",
  "autolink",
  "blockQuote",
  "characterEscape",
  "characterReference",
  "codeFenced",
  "codeIndented",
  "codeText",
  "definition",
  "hardBreakEscape",
  "htmlFlow",
  "htmlText",
  "list",
  "setextUnderline",
  "thematicBreak",
];
const options = { extensions: [{ disable: { null: disabled } }] };

/** Longer lines aren't parsed, which bounds the parser's work. */
const longestLine = 2_000;
const mayBeMarked = (line: string) => line.length <= longestLine && (/^ {0,3}#/.test(line) || line.includes("]("));

const pictureSource = /^\/uploads\/([0-9a-f]{32})$/;
const schemes = new Set(["https:", "http:", "mailto:", "tel:"]);
/** A base URL that no link can have. */
const nowhere = "https://site.invalid";

/** @returns a link's URL if it is safe: a web, mail or phone URL, or a path of this site */
export function safeAddress(address: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address, nowhere);
  } catch {
    return undefined;
  }
  if (url.origin === nowhere) return address.startsWith("/") ? url.pathname + url.search + url.hash : undefined;
  return schemes.has(url.protocol) && /^[a-z]+:/i.test(address) ? url.href : undefined;
}

type Node = ReturnType<typeof fromMarkdown>["children"][number];
type Phrasing = Extract<Node, { type: "paragraph" }>["children"][number];

const textOf = (nodes: readonly Phrasing[]): string =>
  nodes.map((node) => ("children" in node ? textOf(node.children) : "value" in node ? node.value : "")).join("");

/** @throws Error that says what to correct */
function readPicture(node: Extract<Phrasing, { type: "image" }>): NamedPicture {
  const [, hash] = pictureSource.exec(node.url) ?? [];
  if (!hash) throw new Error("본문의 사진은 이 화면에서 올린 것만 넣을 수 있습니다.");
  const alt = node.alt?.trim() ?? "";
  if (!alt) throw new Error("본문 사진의 대체 텍스트를 대괄호 안에 적어 주세요.");
  const caption = node.title?.trim();
  return { hash, alt, ...(caption && { caption }) };
}

/** @throws Error that says what to correct */
function readInline(node: Phrasing): Inline {
  if (node.type === "text") return node.value;
  if (node.type === "link") {
    const href = safeAddress(node.url);
    if (!href) throw new Error(`링크 주소는 https:// 또는 /로 시작해야 합니다: ${node.url.slice(0, 80)}`);
    const text = textOf(node.children).trim();
    if (!text || node.children.some(({ type }) => type !== "text"))
      throw new Error("링크로 보일 글을 대괄호 안에 적어 주세요.");
    return { text, href };
  }
  throw new Error("사진은 한 줄에 하나씩, 다른 글 없이 넣어 주세요.");
}

/** @throws Error that says what to correct */
function readLine(line: string): Block<NamedPicture> {
  const [node, ...more] = fromMarkdown(line, options).children;
  if (more.length === 0 && node?.type === "heading") {
    const text = textOf(node.children).trim();
    if (text) return { kind: "heading", level: node.depth > 2 ? 3 : 2, text };
  }
  if (more.length === 0 && node?.type === "paragraph") {
    const [first, ...rest] = node.children;
    if (first?.type === "image" && rest.length === 0) return { kind: "picture", picture: readPicture(first) };
    return { kind: "paragraph", parts: node.children.map(readInline) };
  }
  return { kind: "paragraph", parts: [line] };
}

/**
 * Parses the markup of articles: `## 소제목`, `[글](https://…)` and, alone in a line, `![대체 텍스트](/uploads/…)`. As in plain
 * text, each line is a block; nothing is passed through as HTML.
 */
export function readMarkup(content: string): Markup {
  const problems: string[] = [];
  const blocks = content
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line): Block<NamedPicture> => {
      const plain: Block<NamedPicture> = { kind: "paragraph", parts: [line] };
      if (!mayBeMarked(line)) return plain;
      try {
        return readLine(line);
      } catch (error) {
        problems.push((error as Error).message);
        return plain;
      }
    });
  return { blocks, problems };
}

/** @returns the blocks with the sizes of their pictures; unknown pictures are removed */
export function withSizes(
  blocks: readonly Block<NamedPicture>[],
  find: (hash: string) => { width: number; height: number } | undefined,
): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind !== "picture") return [block];
    const size = find(block.picture.hash);
    return size ? [{ kind: "picture", picture: { ...block.picture, width: size.width, height: size.height } }] : [];
  });
}
