import type { ReactNode, RefObject } from "react";
import { Icon } from "../Icon.tsx";
import styles from "./PlanZoom.module.css";
import type { Panzoom } from "./usePanzoom.ts";

interface PlanZoomProps {
  ref: RefObject<HTMLDialogElement | null>;
  /** The image that `zoom` enlarges. */
  sheet: RefObject<HTMLImageElement | null>;
  zoom: Panzoom;
  /** Unique on the page. */
  id: string;
  src: string;
  /** Of a picture: what narrow screens show instead. */
  sources?: ReactNode;
  alt: string;
  title: string;
  /** Size of the drawing in its units. */
  width: number;
  height: number;
}

/** The sheet on the full screen, enlarged by wheel, pinch, double click, buttons or keys. */
export function PlanZoom({ ref, sheet, zoom, id, src, sources, alt, title, width, height }: PlanZoomProps) {
  const { ready, scale, canZoomIn, zoomIn, zoomOut, showWhole, view } = zoom;
  return (
    <dialog ref={ref} className={styles.zoom} aria-labelledby={id} aria-busy={!ready}>
      <header>
        <h2 id={id}>{title}</h2>
        <output className={styles.scale} aria-label="배율">
          {Math.round(scale * 100)}%
        </output>
        <button type="button" aria-label="축소" disabled={scale <= 1} onClick={zoomOut}>
          <Icon name="minus" />
        </button>
        <button type="button" aria-label="확대" disabled={!canZoomIn} onClick={zoomIn}>
          <Icon name="plus" />
        </button>
        <button type="button" className={styles.whole} disabled={scale <= 1} onClick={showWhole}>
          전체 보기
        </button>
        <button type="button" aria-label="닫기" onClick={() => ref.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <section
        className={styles.view}
        aria-label={`${title}. 화살표로 움직이고 +와 -로 크기를 바꿉니다`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that move and enlarge need a place to be pressed
        tabIndex={0}
        {...view}
      >
        <picture>
          {sources}
          <img
            ref={sheet}
            src={src}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            draggable={false}
            // Marked as loaded before hydration.
            suppressHydrationWarning
          />
        </picture>
      </section>
    </dialog>
  );
}
