import sharp, { type Sharp } from "sharp";

/** Mean brightness around a pixel below which it is lifted, of 1, and the strongest curve. */
const enough = 0.5;
const strongest = 0.56;
/** What counts as around a pixel, as a share of the picture's width. */
const around = 1 / 14;
/** The eye also grows used to the sky's blue in the shade: what the strongest curve gives to a dark red, and takes from blue. */
const warmth = 0.18;

/** @returns a picture as the eye sees it that has grown used to the shade: low homes look into that of the towers */
export async function liftShade(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = { raw: { width, height, channels } };
  const surroundings = await sharp(data, raw)
    .greyscale()
    .blur(width * around)
    .raw()
    .toBuffer();
  const lifted = data.map((value, index) => {
    // One channel, in which black has no logarithm.
    const mean = Math.max(1, surroundings[Math.floor(index / channels)] ?? 0) / 255;
    const power = Math.max(strongest, Math.min(1, Math.log(enough) / Math.log(mean)));
    const level = value / 255;
    const tint = (1 - (index % channels)) * warmth * (1 - level) * ((1 - power) / (1 - strongest));
    return Math.min(255, Math.round(255 * level ** power * (1 + tint)));
  });
  return sharp(lifted, raw);
}
