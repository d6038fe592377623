import type { KeyboardEvent, RefObject } from "react";
import { Icon } from "../../components/Icon.tsx";
import { Picture } from "../../components/Picture.tsx";
import { contained } from "../../components/pictureSizes.ts";
import { communityPage } from "../../content/communityFacilities.ts";
import type { PictureName } from "../../content/generated/pictures.ts";
import { pictureViewer } from "../../copy/pictureViewer.ts";
import styles from "./PictureViewer.module.css";

interface Viewed {
  name: string;
  picture: PictureName;
}

interface PictureViewerProps {
  ref: RefObject<HTMLDialogElement | null>;
  /** Unique on the page. */
  id: string;
  pictures: readonly Viewed[];
  /** Index of the current picture; undefined before the first one is opened, so that nothing is loaded until then. */
  at: number | undefined;
  show: (at: number) => void;
}

/** Pictures of a group on the full screen, one at a time; closing returns the focus to the opener. */
export function PictureViewer({ ref, id, pictures, at, show }: PictureViewerProps) {
  const shown = at === undefined ? undefined : pictures[at];
  const step = (by: number) => show(((at ?? 0) + by + pictures.length) % pictures.length);
  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === "ArrowLeft") step(-1);
    else if (key === "ArrowRight") step(1);
  }
  return (
    <dialog ref={ref} className={`dark deepest ${styles.viewer}`} aria-labelledby={id} onKeyDown={onKeyDown}>
      <header>
        <h2 id={id} aria-live="polite">
          {shown?.name} <small>{shown && `${(at ?? 0) + 1} / ${pictures.length}`}</small>
        </h2>
        <button type="button" aria-label={pictureViewer.before} onClick={() => step(-1)}>
          <Icon name="left" />
        </button>
        <button type="button" aria-label={pictureViewer.next} onClick={() => step(1)}>
          <Icon name="arrow" />
        </button>
        <button type="button" aria-label="닫기" onClick={() => ref.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.picture}>
        {shown && (
          <Picture
            key={shown.picture}
            name={shown.picture}
            alt={communityPage.pictureAlt(shown.name)}
            sizes={contained("100vw", "100vh - 60px")}
            eager
          />
        )}
      </div>
    </dialog>
  );
}
