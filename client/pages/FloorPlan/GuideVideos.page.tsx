import { useEffect, useState } from "react";
import { LinkRow } from "../../components/LinkRow.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { NonBreaking } from "../../components/NonBreaking.tsx";
import { Tabs, tabPanel } from "../../components/Tabs.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { useChoice } from "../../components/usePage.ts";
import { useSiteMap } from "../../components/useSiteMap.ts";
import { ChapterLink } from "../../components/video/ChapterLink.tsx";
import { ScreeningHead } from "../../components/video/ScreeningHead.tsx";
import { VideoPlayer } from "../../components/video/VideoPlayer.tsx";
import { pictures } from "../../content/generated/pictures.ts";
import { guideVideos, videoPages } from "../../content/videos.ts";
import type { MadeFilm } from "../../shared/films.ts";
import type { Video } from "../../shared/video.ts";
import styles from "./GuideVideos.module.css";

/** Each film with its still, at its smallest. */
const tabs = guideVideos.map(({ id, title, still }) => {
  const { base, widths, width, height } = pictures[still];
  return {
    id,
    label: title,
    drawing: <img src={`${base}-${widths[0]}.avif`} width={width} height={height} alt="" />,
  };
});

/** What those show whose titles don't say so. */
const shown = guideVideos.flatMap(({ title, shows }) => (shows ? [`${title}은 ${shows}`] : [])).join(", ");

/** "1:05" */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** What the film shows and says, each a way to it, and where it is. */
function Chapters({ video, chapters }: { video: Video; chapters: MadeFilm["chapters"] }) {
  const [now, setNow] = useState(-1);
  useEffect(() => {
    const film = document.querySelector<HTMLVideoElement>("[role=tabpanel] video");
    const follow = () => setNow(chapters.filter(({ at }) => at <= (film?.currentTime ?? -1)).length - 1);
    film?.addEventListener("timeupdate", follow);
    return () => film?.removeEventListener("timeupdate", follow);
  }, [chapters]);
  return (
    <section className={styles.chapters} aria-labelledby="chapters">
      <h3 id="chapters">{videoPages.guide.chapters}</h3>
      <ol>
        {chapters.map(({ at, text }, index) => (
          <li key={at} aria-current={index === now || undefined}>
            <ChapterLink video={video} at={at}>
              <time dateTime={`PT${at}S`}>{clock(at)}</time>
              {text}
            </ChapterLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A screening room: three guide videos, one of which is selected. */
export function Component() {
  const [selected, select] = useState(useChoice("video") ?? "1");
  const { heading, lead, tabs: label, page } = videoPages.guide;
  const { pageAt } = useSiteMap();
  const video = guideVideos.find(({ id }) => id === selected) ?? guideVideos[0];
  return (
    <>
      <section className={`wrap dark deepest ${styles.stage}`} aria-labelledby="videos">
        <ScreeningHead id="videos" heading={heading} lead={lead} />
        <div className={styles.films}>
          <Tabs
            name="video"
            choice="video"
            anchor="videos"
            label={label}
            tabs={tabs}
            selected={selected}
            onSelect={select}
          />
        </div>
        <div className={styles.panel} {...tabPanel("video", selected)}>
          <VideoPlayer video={video} size="screen" />
          <p className="quiet">
            <NonBreaking text={video.text} />
          </p>
          {video.pages && (
            <LinkRow>
              {video.pages.map((path) => (
                <TextLink key={path} to={path}>
                  {page(pageAt(path).name)}
                </TextLink>
              ))}
            </LinkRow>
          )}
        </div>
        <div className={styles.beside}>
          {video.source?.kind === "file" && <Chapters key={video.id} video={video} chapters={video.source.chapters} />}
          {shown && <p className="fine">{videoPages.guide.shown(shown)}</p>}
        </div>
      </section>
      <NextPage />
    </>
  );
}
