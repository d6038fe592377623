import { type MouseEvent, useRef } from "react";
import { Icon } from "../Icon.tsx";
import picture from "../Picture.module.css";
import { drawing } from "./drawings.ts";
import styles from "./PlanFigure.module.css";
import { PlanZoom } from "./PlanZoom.tsx";
import { usePanzoom } from "./usePanzoom.ts";

interface PlanFigureProps {
  /** Unique on the page. */
  id: string;
  /** Name of a drawing in client/content/generated/drawings; phones get its -narrow variant. */
  sheet: string;
  alt: string;
  /** Heading of the enlarged view. */
  title: string;
  /** Height of the narrow drawing in its units; its width is 1,000. */
  narrowHeight?: number;
  /** Whether the drawing is above the fold. */
  priority?: boolean;
}

/** Size of every sheet in its units. */
const size = { width: 1600, height: 1130 };

/** A sheet that fades in when loaded, and opens enlarged in a dialog; without scripts it is a link to the file. */
export function PlanFigure({ id, sheet, alt, title, narrowHeight = 800, priority = false }: PlanFigureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const enlarged = useRef<HTMLImageElement>(null);
  const zoom = usePanzoom(enlarged);
  const src = drawing(sheet);
  const enlarge = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    dialog.current?.showModal();
    zoom.begin();
  };
  return (
    <figure className={styles.figure}>
      <picture key={sheet}>
        <source media="(max-width: 900px)" srcSet={drawing(`${sheet}-narrow`)} width={1000} height={narrowHeight} />
        <img
          className={`${picture.fading} ${styles.sheet}`}
          src={src}
          alt={alt}
          {...size}
          // Marked as loaded before hydration.
          suppressHydrationWarning
          {...(priority ? { fetchPriority: "high" } : { loading: "lazy" })}
        />
      </picture>
      <a
        className={styles.enlarge}
        href={src}
        aria-label={`${title} 크게 보기`}
        aria-haspopup="dialog"
        onClick={enlarge}
      >
        <Icon name="plus" />
        크게 보기
      </a>
      <PlanZoom
        ref={dialog}
        sheet={enlarged}
        zoom={zoom}
        id={`${id}-zoom`}
        src={src}
        alt={alt}
        title={title}
        {...size}
      />
    </figure>
  );
}
