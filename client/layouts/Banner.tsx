import { Picture } from "../components/Picture.tsx";
import type { Banner as Content } from "../contract/page.ts";
import styles from "./Banner.module.css";
import { type Character, grounds } from "./character.ts";

interface BannerProps {
  banner: Content;
  character: Character;
  /** Delays the lines by 500 ms, as on the brand pages. */
  slow: boolean;
}

/** The title bar of a page: its heading and three lines, which appear 100 ms after the page. */
export function Banner({ banner, character, slow }: BannerProps) {
  return (
    <section className={`${grounds[character]} ${styles.banner} ${styles[character]}`} aria-labelledby="banner-title">
      <div className={styles.words}>
        <h1 id="banner-title">{banner.title}</h1>
        <p className={slow ? styles.slow : ""}>
          {banner.lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </div>
      {/* A document has none on phones, where it is never fetched either: the text itself comes first. */}
      {(character === "story" || character === "document") && (
        <div className={styles.picture}>
          <Picture
            mark="bottom"
            name={banner.picture}
            alt=""
            // As wide as its height asks for: the bar is at most 32rem high, or 56 of 100 parts of the window.
            sizes={
              character === "story"
                ? "(max-width: 900px) max(45vw, 22rem), max(59vw, min(100vh, 57rem))"
                : "(max-width: 900px) 1px, 40vw"
            }
            priority={character === "story"}
          />
        </div>
      )}
    </section>
  );
}
