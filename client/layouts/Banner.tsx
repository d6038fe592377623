import { Picture } from "../components/Picture.tsx";
import { byLayout, covering } from "../components/pictureSizes.ts";
import type { Banner as Content, PageKind } from "../shared/page.ts";
import styles from "./Banner.module.css";
import { kindBackgrounds } from "./pageKind.ts";

/** The heights are those in the style sheet; on phones the text determines the height. */
const storySizes = byLayout(covering("40vw", "170px"), covering("59vw", "min(56vh, 512px) - 72px"));
const documentSizes = byLayout("1px", covering("34vw", "160px"));

interface BannerProps {
  banner: Content;
  character: PageKind;
  /** Delays the lines by 500 ms, as on the brand pages. */
  slow: boolean;
}

/** The title bar of a page: its heading and three lines, which appear 100 ms after the page. */
export function Banner({ banner, character, slow }: BannerProps) {
  return (
    <section
      className={`${kindBackgrounds[character]} ${styles.banner} ${character === "story" ? "" : styles.plain} ${styles[character] ?? ""}`}
      aria-labelledby="banner-title"
    >
      <div className={styles.text}>
        <h1 id="banner-title">{banner.title}</h1>
        <p className={slow ? styles.slow : ""}>
          {banner.lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </div>
      {/* Documents have none on phones, where it isn't fetched either. */}
      {(character === "story" || character === "document") && (
        <div className={styles.picture}>
          <Picture
            mark="bottom"
            name={banner.picture}
            alt=""
            sizes={character === "story" ? storySizes : documentSizes}
            priority={character === "story"}
          />
        </div>
      )}
    </section>
  );
}
