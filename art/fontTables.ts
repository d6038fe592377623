/**
 * The tables of a TrueType font by name, as offsets into the file:
 * https://learn.microsoft.com/typography/opentype/spec/otff
 */
function tablesOf(font: Buffer): Map<string, number> {
  const found = new Map<string, number>();
  for (let table = 0; table < font.readUInt16BE(4); table++) {
    const record = 12 + table * 16;
    found.set(font.toString("latin1", record, record + 4), font.readUInt32BE(record + 8));
  }
  return found;
}

/** @returns the code points of a TrueType font, from its cmap table in format 4 or 12 */
export function codesOf(font: Buffer): Set<number> {
  const found = new Set<number>();
  const cmap = tablesOf(font).get("cmap") ?? 0;
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    const format = font.readUInt16BE(at);
    if (format === 12) {
      for (let group = 0; group < font.readUInt32BE(at + 12); group++) {
        const start = font.readUInt32BE(at + 16 + group * 12);
        const end = font.readUInt32BE(at + 20 + group * 12);
        for (let code = start; code <= end; code++) found.add(code);
      }
    } else if (format === 4) {
      const segments = font.readUInt16BE(at + 6) / 2;
      for (let segment = 0; segment < segments; segment++) {
        const end = font.readUInt16BE(at + 14 + segment * 2);
        const start = font.readUInt16BE(at + 16 + segments * 2 + segment * 2);
        for (let code = start; code <= end && code < 0xffff; code++) found.add(code);
      }
    }
  }
  return found;
}

/**
 * @param font a TrueType font with a single character
 * @returns the line box and that character's width, in units of the font size
 */
export function metricsOf(font: Buffer): { ascent: number; descent: number; advance: number } {
  const at = tablesOf(font);
  const head = at.get("head") ?? 0;
  const hhea = at.get("hhea") ?? 0;
  const hmtx = at.get("hmtx") ?? 0;
  const em = font.readUInt16BE(head + 18);
  // The last long metric is that character's.
  const advance = font.readUInt16BE(hmtx + (font.readUInt16BE(hhea + 34) - 1) * 4);
  return { ascent: font.readInt16BE(hhea + 4) / em, descent: -font.readInt16BE(hhea + 6) / em, advance: advance / em };
}
