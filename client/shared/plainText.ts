/** Allows tabs and line breaks; other control characters and lone surrogates have no place in text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const unreadable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|\p{Surrogate}/u;

/** Not allowed in a single line: line and paragraph breaks, zero-width characters, direction marks, blank letters. */
const brokenLine = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\u115F\u1160\u3164\uFFA0]|\u034F|\u17B4|\u17B5/u;

/** What makes text look like another: marks of direction, and characters without width, except an emoji's own joiner. */
const marks =
  /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?\u200D)|[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/**
 * @returns a typed text with line breaks as its field counts them, since a form post sends two characters for each, and
 * without marks that nobody types and that change how the words beside it are read
 */
export const typedText = (text: string) =>
  text.replaceAll("\r\n", "\n").replace(marks, (_mark, joined: string | undefined) => joined ?? "");

/** @returns whether a multi-line text contains only readable characters */
export const isReadable = (text: string) => !unreadable.test(text);

/** @returns whether a text is a single line of visible characters */
export const isOneLine = (text: string) => !brokenLine.test(text);

/** Spaces, and characters that show nothing: https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point */
const invisible = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/** @returns whether a reader sees anything of the text */
export const isVisible = (text: string) => text.replace(invisible, "") !== "";

/** Text that phones and mail programs turn into links: a scheme, `www.`, a name with a top-level domain. */
const link =
  /:\/\/|\bhttps?\b|\bwww\.|[\p{L}\p{N}-]{2}\.\p{L}{2}|[\p{L}\p{N}]\.(?:app|biz|cc|co|com|gl|info|io|kr|link|ly|me|net|org|shop|site|to|xyz|한국)(?!\p{L})/iu;

/**
 * @returns whether the text looks like a link. Browsers treat full-width letters and CJK full stops like the ASCII
 * ones.
 */
export const looksLikeLink = (text: string) => link.test(text.normalize("NFKC").replaceAll("。", "."));
