import { useEffect, useRef, useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { opensElsewhere } from "../../components/opensElsewhere.ts";
import { Picture } from "../../components/Picture.tsx";
import { byLayout } from "../../components/pictureSizes.ts";
import { Chapters } from "../../components/video/Chapters.tsx";
import label from "../../components/video/PlayLabel.module.css";
import { playFrom } from "../../components/video/playFilm.ts";
import { ScreeningHead } from "../../components/video/ScreeningHead.tsx";
import { VideoPlayer } from "../../components/video/VideoPlayer.tsx";
import { brandVideo, videoPages, walkVideo } from "../../content/videos.ts";
import { videoCopy } from "../../copy/video.ts";
import { fileOf } from "../../shared/video.ts";
import styles from "./BrandVideo.module.css";

/** The second film: its still until one asks for it, so that only the first starts by itself. Without scripts, the file. */
function Walk() {
  const [asked, ask] = useState(false);
  const player = useRef<HTMLDivElement>(null);
  // Asked for, it plays whatever motion is preferred, and has the focus of the link that it replaces.
  useEffect(() => {
    if (!asked) return;
    const film = player.current?.querySelector("video");
    film?.focus();
    if (film) playFrom(film);
  }, [asked]);
  const { walkHeading } = videoPages.brand;
  const file = fileOf(walkVideo);
  if (!file) return null;
  return (
    <InnerSection id="walk" heading={walkHeading} lead={walkVideo.text} fullWidth>
      {asked ? (
        <div ref={player} className={styles.walk}>
          <VideoPlayer video={walkVideo} size="screen" />
        </div>
      ) : (
        <a
          className={`unprinted ${styles.walk} ${styles.still}`}
          href={file}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            ask(true);
          }}
        >
          <Picture
            name={walkVideo.still}
            alt=""
            sizes={byLayout("min(100vw, 178vh - 170px)", "min(92vw, 1300px, 178vh - 170px)")}
          />
          <span className={label.label}>
            <Icon name="play" />
            <span className="vh">{walkHeading} </span>
            {videoCopy.play}
          </span>
        </a>
      )}
    </InnerSection>
  );
}

/** A screening room: the promotional film, 1300 x 500 on wide screens and 400 x 300 on narrow ones, and its programme. */
export function Component() {
  const { heading, lead, chaptersHeading, chapters } = videoPages.brand;
  return (
    <>
      <section className={`dark deepest wrap ${styles.page}`} aria-labelledby="film">
        <div className={styles.stage}>
          <VideoPlayer video={brandVideo} size="banner" />
        </div>
        <ScreeningHead id="film" heading={heading} lead={brandVideo.source ? lead : undefined} />
        <section className={styles.chapters} aria-labelledby="chapters">
          <h2 id="chapters">{chaptersHeading}</h2>
          <Chapters video={brandVideo} chapters={chapters} />
        </section>
      </section>
      <Walk />
      <NextPage />
    </>
  );
}
