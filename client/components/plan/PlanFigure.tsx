import { type MouseEvent, useRef } from "react";
import { Icon } from "../Icon.tsx";
import { opensElsewhere } from "../opensElsewhere.ts";
import picture from "../Picture.module.css";
import { drawing, legibleWidth, smallPlan, uprightPhone } from "./drawings.ts";
import styles from "./PlanFigure.module.css";
import { PlanZoom } from "./PlanZoom.tsx";
import { usePanzoom } from "./usePanzoom.ts";

interface PlanFigureProps {
  /** Unique on the page. */
  id: string;
  /** Name of a drawing in client/content/generated/drawings. */
  sheet: string;
  /** What narrow screens show: the drawing of that name that ends in -narrow, 1,000 units wide. */
  narrow: {
    height: number;
    /** Height of the -plan variant without text, which is shown where there is more space than on a phone in portrait. */
    plan?: number;
    /** Height of the -row variant, 2,000 units wide: phones in landscape and tablets show it. */
    row?: number;
  };
  /**
   * Height in units of the drawing of that name that ends in -medium, which desktops up to 1560 px wide show, and all
   * screens when it is enlarged.
   */
  mediumHeight?: number;
  alt: string;
  /** Heading of the enlarged view. */
  title: string;
  /** Whether the drawing is above the fold. */
  priority?: boolean;
}

/** Pixels at which a phone's drawing opens at least. */
const zoomedWidth = 640;

/** Size of every sheet in its units. */
const size = { width: 1488, height: 1012 };

/** A sheet that fades in when loaded, and opens enlarged in a dialog; without scripts it is a link to the file. */
export function PlanFigure({ id, sheet, alt, narrow, mediumHeight, title, priority = false }: PlanFigureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const enlarged = useRef<HTMLImageElement>(null);
  // A phone's page shows the whole drawing almost as large already.
  const legible = (units: number) => Math.max(legibleWidth(units), narrow.plan ? 0 : zoomedWidth);
  const zoom = usePanzoom(enlarged, legible, narrow.plan ? uprightPhone : undefined);
  const src = drawing(sheet);
  const upright = narrow.plan || narrow.row ? uprightPhone : "(max-width: 900px)";
  const sources = (
    <>
      <source media={upright} srcSet={drawing(`${sheet}-narrow`)} width={1000} height={narrow.height} />
      {narrow.row && (
        <source media="(max-width: 900px)" srcSet={drawing(`${sheet}-row`)} width={2000} height={narrow.row} />
      )}
      {narrow.plan && (
        <>
          <source media={smallPlan} srcSet={drawing(`${sheet}-plan-small`)} width={1000} height={narrow.plan} />
          <source media="(max-width: 900px)" srcSet={drawing(`${sheet}-plan`)} width={1000} height={narrow.plan} />
        </>
      )}
      {mediumHeight && (
        <source
          media="(max-width: 1560px)"
          srcSet={drawing(`${sheet}-medium`)}
          width={size.width}
          height={mediumHeight}
        />
      )}
    </>
  );
  const enlarge = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    dialog.current?.showModal();
    zoom.begin();
  };
  return (
    <figure className={styles.figure}>
      <picture key={sheet}>
        {sources}
        <img
          className={[picture.fading, styles.sheet, !narrow.plan && !narrow.row && styles.upright]
            .filter(Boolean)
            .join(" ")}
          src={src}
          alt={alt}
          {...size}
          // Marked as loaded before hydration.
          suppressHydrationWarning
          {...(priority ? { fetchPriority: "high" } : { loading: "lazy" })}
        />
      </picture>
      <a
        className={`unprinted ${styles.enlarge}`}
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
        // It has numbers that the phone's drawing has no room for.
        {...(mediumHeight
          ? { src: drawing(`${sheet}-medium`), width: size.width, height: mediumHeight }
          : { src, sources, ...size })}
        alt={alt}
        title={title}
      />
    </figure>
  );
}
