import type { ReactNode } from "react";
import type { Video } from "../../shared/video.ts";

interface ChapterLinkProps {
  video: Video;
  /** Seconds. */
  at: number;
  children: ReactNode;
}

/** Plays the page's first film from a chapter on; without scripts it opens the film's file there. */
export function ChapterLink({ video: { source }, at, children }: ChapterLinkProps) {
  if (source?.kind !== "file") return children;
  return (
    <a
      href={`${source.formats.at(-1)?.src}#t=${at}`}
      onClick={(event) => {
        const film = document.querySelector("video");
        if (!film || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        film.currentTime = at;
        film.scrollIntoView({ block: "nearest" });
        film.play().catch(() => {});
      }}
    >
      {children}
    </a>
  );
}
