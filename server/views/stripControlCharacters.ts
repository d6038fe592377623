/** Everything except the characters that XML 1.0 allows and doesn't discourage: https://www.w3.org/TR/xml/#charsets */
const unprintable = /[^\t\n\r\u0020-\u007E\u0085\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** @returns the text without control characters, which make a feed ill-formed and are harmful in other files */
export const stripControlCharacters = (text: string) => text.replace(unprintable, "");
