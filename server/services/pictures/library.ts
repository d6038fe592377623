import type sharpLibrary from "sharp";

/**
 * libvips reads many formats; this limits it to three in memory, for uploads, and to AVIF from files, for pictures of
 * our own. Its cache is disabled.
 */
async function load() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: [
      "VipsForeignLoadJpegBuffer",
      "VipsForeignLoadPngBuffer",
      "VipsForeignLoadWebpBuffer",
      "VipsForeignLoadHeifFile",
    ],
  });
  return sharp;
}

let library: ReturnType<typeof load> | undefined;

/** Loaded when the first picture needs it: most instances never encode one. */
export function loadSharp(): Promise<typeof sharpLibrary> {
  library ??= load();
  return library;
}
