export type Encoding = "br" | "gzip" | "identity";

const brotliWeight = /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?=,|$)/i;
const gzipWeight = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?=,|$)/i;

const takes = (header: string, weight: RegExp): boolean => {
  const match = weight.exec(header);
  return match !== null && Number(match[1] ?? 1) > 0;
};

export const takesGzip = (header: string | undefined): boolean => header !== undefined && takes(header, gzipWeight);

/** @returns the best encoding of an Accept-Encoding header; q=0 is honoured */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  if (takes(header, brotliWeight)) return "br";
  return takes(header, gzipWeight) ? "gzip" : "identity";
}
