import { Picture } from "../components/Picture.tsx";
import type { Banner as Content } from "../content/page.ts";
import styles from "./Banner.module.css";

/**
 * The title bar of a page: its heading and three lines, which come up 100 ms after the page appears.
 * @param slow the lines come after 500 ms, as on the brand pages
 */
export function Banner({ banner, slow }: { banner: Content; slow: boolean }) {
  return (
    <section className={`dark ${styles.banner}`} aria-labelledby="banner-title">
      <div className={styles.words}>
        <h1 id="banner-title">{banner.title}</h1>
        <p className={slow ? styles.slow : ""}>
          {banner.lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </div>
      <Picture
        mark="bottom"
        name={banner.picture}
        alt=""
        sizes="(max-width: 900px) 100vw, 59vw"
        priority
        className={styles.picture}
      />
    </section>
  );
}
