import { useRef } from "react";
import { Icon } from "./Icon.tsx";
import styles from "./PlanFigure.module.css";
import { PlanZoom } from "./PlanZoom.tsx";

interface PlanFigureProps {
  /** Unique on the page. */
  id: string;
  /** Address of the drawing; all of them are sheets of 1600 by 1130. */
  src: string;
  alt: string;
  /** What is enlarged: heads the enlarged view. */
  title: string;
  /** The drawing is what the page is seen for first. */
  priority?: boolean;
}

/** A sheet that fades in once it has loaded, and opens in a view that enlarges it. */
export function PlanFigure({ id, src, alt, title, priority = false }: PlanFigureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <figure>
      <img
        key={src}
        className={styles.sheet}
        src={src}
        alt={alt}
        width={1600}
        height={1130}
        // It is marked as loaded before React takes the page over.
        suppressHydrationWarning
        {...(priority ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
      <button
        type="button"
        className={styles.enlarge}
        aria-label={`${title} 크게 보기`}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="plus" />
        크게 보기
      </button>
      <PlanZoom ref={dialog} id={`${id}-zoom`} src={src} alt={alt} title={title} />
    </figure>
  );
}
