import sharp, { type Sharp } from "sharp";

/** Mean brightness below which a picture is lifted, of 1, and the strongest curve. */
const enough = 0.49;
const strongest = 0.68;

/** @returns a picture as the eye sees it that has grown used to the shade: low homes look into that of the towers */
export async function liftShade(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length / 255;
  const power = Math.max(strongest, Math.min(1, Math.log(enough) / Math.log(mean)));
  const lifted = data.map((value) => Math.round(255 * (value / 255) ** power));
  const { width, height, channels } = info;
  return sharp(lifted, { raw: { width, height, channels } });
}
