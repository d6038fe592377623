import { NextPage } from "../../components/NextPage.tsx";
import { ScreeningHead } from "../../components/video/ScreeningHead.tsx";
import { VideoPlayer } from "../../components/video/VideoPlayer.tsx";
import { brandVideo, videoPages } from "../../content/videos.ts";
import styles from "./BrandVideo.module.css";

/** A screening room: the promotional film, 1300 x 500 on wide screens and 400 x 300 on narrow ones, and its programme. */
export function Component() {
  const { heading, lead, chaptersHeading, chapters } = videoPages.brand;
  return (
    <>
      <div className={`dark deepest ${styles.page}`}>
        <section className={`wrap ${styles.film}`} aria-labelledby="film">
          <ScreeningHead id="film" heading={heading} lead={brandVideo.source ? lead : undefined} />
          <VideoPlayer video={brandVideo} size="banner" />
        </section>
        <section className={`wrap ${styles.chapters}`} aria-labelledby="chapters">
          <h2 id="chapters">{chaptersHeading}</h2>
          <ol>
            {chapters.map(({ hour, text }) => (
              <li key={hour}>
                <time>{hour}</time>
                {text}
              </li>
            ))}
          </ol>
        </section>
      </div>
      <NextPage />
    </>
  );
}
