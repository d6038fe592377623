import { preload } from "react-dom";
import { type Picture as PictureFacts, type PictureName, pictures } from "../content/generated/pictures.ts";
import tones from "../content/generated/pictureTones.module.css";
import { fileWidths, type PictureFormat } from "../contract/pictureFiles.ts";
import styles from "./Picture.module.css";

interface PictureProps {
  name: PictureName;
  /** Empty for a picture that says nothing the text beside it doesn't. */
  alt: string;
  /** Rendered width, as in the `sizes` attribute. */
  sizes: string;
  /** Fetched at once, though not seen first. */
  eager?: boolean;
  /** For the one picture seen first: fetched at once, and shown without a fade. */
  priority?: boolean;
  /** Stands on the image itself. */
  className?: string | undefined;
  /** Where the mark of a computer-generated picture stands in the box around it. */
  mark?: "top" | "bottom";
  /** Shown instead on narrow screens that are taller than wide. */
  narrow?: PictureName;
}

const upright = "(max-width: 900px) and (max-aspect-ratio: 999/1000)";

const sourceSet = (name: PictureName, format: PictureFormat) =>
  fileWidths(pictures[name].widths, format)
    .map((width) => `${pictures[name].base}-${width}.${format} ${width}w`)
    .join(", ");

/** @returns the address of a picture where only one can be given, as a JPEG. */
export function plainFile(name: PictureName): string {
  const { base, widths } = pictures[name];
  return `${base}-${fileWidths(widths, "jpg")[0]}.jpg`;
}

/** Two colours of the picture, which stand in its place until it has loaded, and its focal point (--focal-point). */
function pictureClasses(name: PictureName): string {
  const {
    tones: [upper, lower],
    focal,
  }: PictureFacts = pictures[name];
  const point = focal === undefined ? "" : tones[`focal${focal}`];
  return `${tones.toned} ${tones[`upper${upper}`]} ${tones[`lower${lower}`]} ${point}`;
}

/** React preloads a lone <img> by itself, but not one within <picture>, whose format it can't know. */
function preloadPicture(name: PictureName, sizes: string, media?: string): void {
  const options = { as: "image", type: "image/avif", imageSrcSet: sourceSet(name, "avif"), imageSizes: sizes } as const;
  preload(`${pictures[name].base}-${pictures[name].widths[0]}.avif`, {
    ...options,
    fetchPriority: "high",
    ...(media && { media }),
  });
}

/**
 * A picture of this complex in the best format that the browser takes; fades in once it has loaded. Each is computer
 * generated, and says so in the corner of the box around it.
 */
export function Picture({
  name,
  alt,
  sizes,
  priority = false,
  eager = false,
  className = "",
  mark = "top",
  narrow,
}: PictureProps) {
  const { width, height } = pictures[name];
  if (priority) {
    preloadPicture(name, sizes, narrow && `not all and ${upright}`);
    if (narrow) preloadPicture(narrow, sizes, upright);
  }
  return (
    <>
      <picture className={styles.picture}>
        {narrow && <Sources name={narrow} sizes={sizes} media={upright} />}
        <Sources name={name} sizes={sizes} />
        <img
          {...(priority ? { fetchPriority: "high" } : { loading: eager ? "eager" : "lazy", decoding: "async" })}
          className={`${pictureClasses(name)} ${priority ? "" : styles.fading} ${className}`}
          src={plainFile(name)}
          width={width}
          height={height}
          alt={alt}
          // Marked as shown before React is there.
          suppressHydrationWarning
        />
      </picture>
      <span className={`${styles.mark} ${styles[mark]}`} aria-hidden="true">
        CG
      </span>
    </>
  );
}

function Sources({ name, sizes, media }: { name: PictureName; sizes: string; media?: string }) {
  const { width, height } = pictures[name];
  return (["avif", "webp"] as const).map((type) => (
    <source
      key={type}
      type={`image/${type}`}
      srcSet={sourceSet(name, type)}
      sizes={sizes}
      width={width}
      height={height}
      media={media}
    />
  ));
}
