import { useState } from "react";
import { LinkRow } from "../../components/LinkRow.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { NonBreaking } from "../../components/NonBreaking.tsx";
import { Tabs, tabPanel } from "../../components/Tabs.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { useChoice } from "../../components/usePage.ts";
import { useSiteMap } from "../../components/useSiteMap.ts";
import { Chapters } from "../../components/video/Chapters.tsx";
import { ScreeningHead } from "../../components/video/ScreeningHead.tsx";
import { VideoPlayer } from "../../components/video/VideoPlayer.tsx";
import { pictures } from "../../content/generated/pictures.ts";
import { guideVideos, videoPages } from "../../content/videos.ts";
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
          {shown && <p className="fine">{videoPages.guide.shown(shown)}</p>}
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
        {video.source?.kind === "file" && (
          <section className={styles.chapters} aria-labelledby="chapters">
            <h3 id="chapters">{videoPages.guide.chapters}</h3>
            <Chapters key={video.id} video={video} chapters={video.source.chapters} />
          </section>
        )}
      </section>
      <NextPage />
    </>
  );
}
