import { preload } from "react-dom";
import { type Picture as PictureFacts, type PictureName, pictures } from "../content/generated/pictures.ts";
import tones from "../content/generated/pictureTones.module.css";
import { fileWidths, type PictureFormat } from "../shared/pictureFiles.ts";
import styles from "./Picture.module.css";
import { type Sizes, sizesFor } from "./pictureSizes.ts";

interface PictureProps {
  name: PictureName;
  /** Empty for a decorative picture. */
  alt: string;
  /** Rendered width of the whole picture, including what its box crops. */
  sizes: Sizes;
  /** Loaded eagerly, though not above the fold. */
  eager?: boolean;
  /** For the largest picture above the fold: preloaded, and shown without a fade. */
  priority?: boolean;
  /** Class of the image itself. */
  className?: string | undefined;
  /** Position of the "computer generated" mark in the parent element. */
  mark?: "top" | "bottom";
  /** Shown instead on narrow portrait screens: by all of them, or by phones if tablets have their own. */
  narrow?: PictureName;
  tablet?: PictureName;
}

const portrait = "(max-aspect-ratio: 999/1000)";
const narrowPortrait = `(max-width: 900px) and ${portrait}`;
const phonePortrait = `(max-width: 599.98px) and ${portrait}`;
const tabletPortrait = `(min-width: 600px) and ${narrowPortrait}`;

const sourceSet = (name: PictureName, format: PictureFormat) =>
  fileWidths(pictures[name].widths, format)
    .map((width) => `${pictures[name].base}-${width}.${format} ${width}w`)
    .join(", ");

const ratioOf = (name: PictureName) => pictures[name].width / pictures[name].height;

/** @returns the JPEG URL of a picture, for where only one URL is possible */
export function plainFile(name: PictureName): string {
  const { base, widths } = pictures[name];
  return `${base}-${fileWidths(widths, "jpg")[0]}.jpg`;
}

/** Classes for the placeholder colours of a picture and its focal point (--focal-point). */
function pictureClasses(name: PictureName): string {
  const {
    tones: [upper, lower],
    focal,
  }: PictureFacts = pictures[name];
  const point = focal === undefined ? "" : tones[`focal${focal}`];
  return `${tones.toned} ${tones[`upper${upper}`]} ${tones[`lower${lower}`]} ${point}`;
}

/** React preloads an <img> by itself, but not one within <picture>, whose format it can't know. */
function preloadPicture(name: PictureName, sizes: Sizes, media?: string): void {
  const imageSizes = sizesFor(sizes, ratioOf(name));
  const options = { as: "image", type: "image/avif", imageSrcSet: sourceSet(name, "avif"), imageSizes } as const;
  preload(`${pictures[name].base}-${pictures[name].widths[0]}.avif`, {
    ...options,
    fetchPriority: "high",
    ...(media && { media }),
  });
}

/**
 * A picture of this complex in the best format that the browser supports; fades in when loaded. Each is computer
 * generated and marked as such in a corner of its parent.
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
  tablet,
}: PictureProps) {
  const narrowMedia = tablet ? phonePortrait : narrowPortrait;
  const { width, height } = pictures[name];
  if (priority) {
    preloadPicture(name, sizes, narrow && `not all and ${narrowPortrait}`);
    if (narrow) preloadPicture(narrow, sizes, narrowMedia);
    if (tablet) preloadPicture(tablet, sizes, tabletPortrait);
  }
  return (
    <>
      <picture className={styles.picture}>
        {narrow && <Sources name={narrow} sizes={sizes} media={narrowMedia} />}
        {tablet && <Sources name={tablet} sizes={sizes} media={tabletPortrait} />}
        <Sources name={name} sizes={sizes} />
        <img
          {...(priority ? { fetchPriority: "high" } : { loading: eager ? "eager" : "lazy", decoding: "async" })}
          className={`${pictureClasses(name)} ${priority ? "" : styles.fading} ${className}`}
          src={plainFile(name)}
          width={width}
          height={height}
          alt={alt}
          // Marked as loaded before hydration.
          suppressHydrationWarning
        />
      </picture>
      <span className={`${styles.mark} ${styles[mark]}`} aria-hidden="true">
        CG
      </span>
    </>
  );
}

function Sources({ name, sizes, media }: { name: PictureName; sizes: Sizes; media?: string }) {
  const { width, height } = pictures[name];
  return (["avif", "webp"] as const).map((type) => (
    <source
      key={type}
      type={`image/${type}`}
      srcSet={sourceSet(name, type)}
      sizes={sizesFor(sizes, ratioOf(name))}
      width={width}
      height={height}
      media={media}
    />
  ));
}
