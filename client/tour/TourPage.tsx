import { unitPath } from "../complex/units.ts";
import { Icon } from "../components/Icon.tsx";
import { Picture } from "../components/Picture.tsx";
import { covering } from "../components/pictureSizes.ts";
import { renderedPicture } from "../components/renderedPicture.ts";
import { messages } from "../copy/messages.ts";
import { type Tour, tourCopy } from "../copy/tours.ts";
import { TourControls } from "./TourControls.tsx";
import styles from "./TourPage.module.css";
import type { TourNode } from "./tourNodes.ts";

/**
 * A tour's own page: a full-size still and, after a click, the panoramas. React renders it on the server only; in the
 * browser tourView.ts finds its parts by `data-tour`.
 */
export function TourPage({ tour, nodes }: { tour: Tour; nodes: readonly TourNode[] }) {
  const { label, still, stillAlt } = tour;
  // On a phone held upright.
  const upright = renderedPicture(`living${label}Phone`);
  return (
    <main className={`dark deepest ${styles.tour}`} data-tour="page" aria-label={tourCopy.title(label)}>
      <h1 className="vh">{tourCopy.title(label)}</h1>
      <div className={styles.view} data-tour="view" hidden />
      <Picture
        name={still}
        {...(upright && { narrow: upright })}
        alt={stillAlt}
        sizes={covering("100vw", "100vh")}
        priority
        className={styles.still}
      />
      <button type="button" className={`with-scripts ${styles.start}`} data-tour="start">
        <span className={styles.hint}>
          <Icon name="turn" />
          {messages.vrHint}
        </span>
      </button>
      <p className={styles.status} role="status" data-tour="status" />
      <noscript>
        <p className={styles.without}>
          {tourCopy.withoutScripts}{" "}
          <a href={unitPath(label)} target="_top">
            {tourCopy.toPlan(label)}
          </a>
        </p>
      </noscript>
      <TourControls label={label} nodes={nodes} />
    </main>
  );
}
