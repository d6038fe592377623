/** A perspective view of a part of a panorama, for the thumbnails of a tour's rooms. */
import sharp from "sharp";

interface View {
  /** Size in pixels. */
  width: number;
  height: number;
  /** Vertical angle of view, in degrees. */
  verticalAngle: number;
}

/**
 * @param panorama an equirectangular picture; the view is of its centre, level
 * @returns the view's RGB pixels
 */
export async function panoramaView(panorama: Buffer, { width, height, verticalAngle }: View) {
  const { data, info } = await sharp(panorama).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = Buffer.alloc(width * height * 3);
  const focal = height / 2 / Math.tan((verticalAngle * Math.PI) / 360);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = column + 0.5 - width / 2;
      const y = row + 0.5 - height / 2;
      const yaw = Math.atan2(x, focal);
      const pitch = Math.atan2(-y, Math.hypot(x, focal));
      // The position of that direction between the panorama's pixel centres.
      const across = (yaw / (2 * Math.PI) + 0.5) * info.width - 0.5;
      const down = (0.5 - pitch / Math.PI) * info.height - 0.5;
      const [left, top] = [Math.floor(across), Math.floor(down)];
      const [right, low] = [across - left, down - top];
      for (let channel = 0; channel < 3; channel++) {
        const at = (dx: number, dy: number) =>
          data[
            (Math.min(info.height - 1, Math.max(0, top + dy)) * info.width + ((left + dx + info.width) % info.width)) *
              3 +
              channel
          ] ?? 0;
        pixels[(row * width + column) * 3 + channel] = Math.round(
          (at(0, 0) * (1 - right) + at(1, 0) * right) * (1 - low) + (at(0, 1) * (1 - right) + at(1, 1) * right) * low,
        );
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
