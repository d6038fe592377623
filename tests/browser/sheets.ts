import { inflateSync } from "node:zlib";
import type { Page } from "./test.ts";

/** Height and width of an A4 page within the margins of print.css, in CSS pixels. */
export const sheet = { width: 680, height: 1000 };

/**
 * Prints the page as Chromium's own dialog would.
 * @returns the number of letters and pictures on each page
 */
export async function printed(page: Page): Promise<{ letters: number; pictures: number }[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const text = pdf.toString("latin1");
  return [...text.matchAll(/\/Type \/Page\b.*?\/Contents (\d+) 0 R/gs)].map(([, id]) => {
    const start = text.indexOf("stream\n", text.indexOf(`\n${id} 0 obj\n`)) + "stream\n".length;
    const drawing = inflateSync(pdf.subarray(start, text.indexOf("endstream", start))).toString("latin1");
    // Chromium writes one command per letter, and one per picture.
    return { letters: drawing.split("> Tj").length - 1, pictures: drawing.split(" Do\n").length - 1 };
  });
}
