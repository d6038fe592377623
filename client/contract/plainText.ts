/** A message needs tabs and line breaks; no text needs other control characters or lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const unreadable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|\p{Surrogate}/u;

/**
 * What has no place in one line, or doesn't show what it is: line and paragraph breaks, characters without a width, marks
 * that turn the direction of writing, letters that are drawn as nothing.
 */
const brokenLine = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\u115F\u1160\u3164\uFFA0]|\u034F|\u17B4|\u17B5/u;

/** @returns a text with line breaks as its field counts them: a plain form sends two characters for each */
export const withFieldBreaks = (text: string) => text.replaceAll("\r\n", "\n");

/** @returns whether a text of several lines holds nothing but words */
export const isReadable = (text: string) => !unreadable.test(text);

/** @returns whether a text is one line that looks like what it is */
export const isOneLine = (text: string) => !brokenLine.test(text);

/** Words that a phone or a mail program makes a link of: a scheme, `www.`, a name with an ending of letters. */
const link =
  /:\/\/|\bhttps?\b|\bwww\.|[\p{L}\p{N}-]{2}\.\p{L}{2}|[\p{L}\p{N}]\.(?:app|biz|cc|co|com|gl|info|io|kr|link|ly|me|net|org|shop|site|to|xyz|한국)(?!\p{L})/iu;

/** @returns whether somebody could follow it. Browsers take full-width letters and the dots of Chinese for the plain ones. */
export const looksLikeLink = (text: string) => link.test(text.normalize("NFKC").replaceAll("。", "."));
