import { type PressPicture, pictureFile, pictureWidths } from "../../shared/articleBody.ts";

interface Props {
  picture: PressPicture;
  /** Rendered width, as in the `sizes` attribute. */
  sizes: string;
  /** Above the fold: loaded eagerly. */
  priority?: boolean;
  className?: string | undefined;
}

const formats = ["avif", "webp"] as const;

/** A picture of an article in the best format that the browser supports. */
export function ArticlePicture({ picture: { hash, width, height, alt }, sizes, priority = false, className }: Props) {
  const widths = pictureWidths(width);
  const sourceSet = (format: (typeof formats)[number]) =>
    widths.map((step) => `${pictureFile(hash, step, format)} ${step}w`).join(", ");
  const medium = widths.find((step) => step >= 640) ?? width;
  return (
    <picture>
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(format)} sizes={sizes} />
      ))}
      <img
        {...(priority ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
        className={className}
        src={pictureFile(hash, medium, "webp")}
        width={width}
        height={height}
        alt={alt}
      />
    </picture>
  );
}
