import { useEffect, useState } from "react";
import { fileOf, type Video } from "../../shared/video.ts";
import { opensElsewhere } from "../opensElsewhere.ts";
import { playFrom } from "./playFilm.ts";

interface ChaptersProps {
  video: Video;
  /** In order; `at` in seconds, `time` as it is read: the film's own if absent. */
  chapters: readonly { at: number; time?: string; text: string }[];
}

/** "1:05" */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/**
 * What the page's first film shows, each a way to it; the one that is played is the current one. Without scripts a chapter
 * opens the film's file there.
 */
export function Chapters({ video, chapters }: ChaptersProps) {
  const [now, setNow] = useState(-1);
  useEffect(() => {
    const film = document.querySelector("video");
    const follow = () => setNow(chapters.filter(({ at }) => at <= (film?.currentTime ?? -1)).length - 1);
    film?.addEventListener("timeupdate", follow);
    return () => film?.removeEventListener("timeupdate", follow);
  }, [chapters]);
  const file = fileOf(video);
  return (
    <ol>
      {chapters.map(({ at, time = clock(at), text }, index) => (
        <li key={at} aria-current={index === now || undefined}>
          {file ? (
            <a
              href={`${file}#t=${at}`}
              onClick={(event) => {
                const film = document.querySelector("video");
                if (!film || opensElsewhere(event)) return;
                event.preventDefault();
                film.scrollIntoView({ block: "nearest" });
                playFrom(film, at);
              }}
            >
              <span>{time}</span> {text}
            </a>
          ) : (
            <p>
              <span>{time}</span> {text}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
