import { expect, test } from "vitest";
import { saleHomes } from "../../client/complex/homes/saleHomes.ts";
import { stillOf } from "../../client/complex/homes/viewStill.ts";
import { previewLetters } from "../../client/content/generated/previewLetters.ts";
import { unitPages } from "../../client/content/pages.ts";
import { unitTypes } from "../../client/content/unitTypes.ts";
import { homeLines, pictureLines } from "../../client/copy/previewLines.ts";
import { homePreview } from "../../server/services/pictures/homePreview.ts";
import { loadSharp } from "../../server/services/pictures/library.ts";
import { ledgerWith } from "../support/ledgers.ts";
import { present } from "../support/present.ts";

const home = present(saleHomes[0]);
const sale = (ledger: ReturnType<typeof ledgerWith>) => ({
  now: new Date("2026-11-25T12:00+09:00"),
  soldOut: false,
  ledger,
});
const all = sale(ledgerWith(saleHomes.map(({ key }) => key)));
const none = sale(ledgerWith([]));
const linesOf = (one: typeof all) => [
  ...saleHomes.flatMap((each) => homeLines(each, one)),
  ...unitTypes.flatMap(({ label }) => pictureLines(unitPages.bars[label].picture, one)),
];

test("a preview says a home's price only while it is for sale, and a type's lowest while one is left", () => {
  expect(homeLines(home, all)[1]).toMatch(/^분양가 \d억 [\d,]+만원$/);
  expect(homeLines(home, none)[1]).toBe("계약 완료");
  for (const { label } of unitTypes) {
    const { picture } = unitPages.bars[label];
    expect(pictureLines(picture, all)[0]).toBe(label);
    expect(pictureLines(picture, all)[1]).toMatch(/부터$/);
    expect(pictureLines(picture, none)).toEqual([label]);
  }
  expect(pictureLines("aerialDusk", all)).toEqual([]);
});

test("each letter that previews write is in the picture of letters", () => {
  const missing = new Set(
    [...linesOf(all), ...linesOf(none)]
      .join("")
      .split("")
      .filter((letter) => !previewLetters.letters[letter]),
  );
  expect([...missing]).toEqual([]);
});

test("the words are on the picture's lower band: light letters on dark, and nothing without words", async () => {
  const sharp = await loadSharp();
  const still = `public${stillOf(home, "day")?.file}`;
  const brightest = async (lines: readonly string[]) => {
    const made = await homePreview(still, lines);
    const band = sharp(made).extract({ left: 40, top: 450, width: 700, height: 90 }).greyscale();
    // The statistics are those of the input, whatever is done to it.
    const { channels } = await sharp(await band.png().toBuffer()).stats();
    return present(channels[0]).max;
  };
  const [written, blank] = [await brightest(homeLines(home, all)), await brightest([" ", " "])];
  expect(written).toBeGreaterThan(200);
  expect(blank).toBeLessThan(140);
});
