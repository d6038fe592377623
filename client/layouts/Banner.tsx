import { Picture } from "../components/Picture.tsx";
import { byLayout, covering, type Sizes, sizesFor } from "../components/pictureSizes.ts";
import type { Banner as Content, PageKind } from "../shared/page.ts";
import styles from "./Banner.module.css";
import { kindBackgrounds } from "./pageKind.ts";

/** The height is that in the style sheet; on phones the text determines it. */
const storySizes: Sizes = (ratio) =>
  `(max-width: 600px) and (min-height: 500.02px) ${sizesFor(covering("65vw", "200px"), ratio)}, ${sizesFor(
    byLayout(covering("40vw", "170px"), covering("59vw", "min(56vh, 512px) - 72px")),
    ratio,
  )}`;

interface BannerProps {
  banner: Content;
  /** Said after the heading where several pages have the same, so that each is one of a kind. */
  subject?: string;
  character: PageKind;
  /** Delays the lines by 500 ms, as on the brand pages. */
  slow: boolean;
}

/** The title bar of a page: its heading and three lines, which appear 100 ms after the page. */
export function Banner({ banner, subject, character, slow }: BannerProps) {
  return (
    <section
      className={`${kindBackgrounds[character]} ${styles.banner} ${character === "story" ? "" : styles.plain} ${styles[character] ?? ""}`}
      aria-labelledby="banner-title"
    >
      <div className={styles.text}>
        <h1 id="banner-title">
          {banner.title}
          {subject && subject !== banner.title && <span className={`vh ${styles.subject}`}> {subject}</span>}
        </h1>
        <p className={slow ? styles.slow : ""}>
          {banner.lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </div>
      {character === "story" && (
        <div className={`unprinted ${styles.picture}`}>
          <Picture mark="bottom" name={banner.picture} alt="" sizes={storySizes} priority />
        </div>
      )}
    </section>
  );
}
