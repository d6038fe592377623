import { Eyebrow } from "../../components/Eyebrow.tsx";
import { Picture } from "../../components/Picture.tsx";
import { byLayout, covering, landscapeHalf } from "../../components/pictureSizes.ts";
import { exhibitText } from "../../copy/exhibits.ts";
import { windowViewText } from "../../copy/interior.ts";
import type { BrandHour } from "../../shared/complexContent.ts";
import styles from "./HourStory.module.css";

interface HourStoryProps extends BrandHour {
  /** Puts the picture on the right. */
  flipped: boolean;
  /** The day ends at dusk. */
  last: boolean;
}

/** One hour of the day: a picture and its light. */
export function HourStory({ hour, place, title, text, picture, alt, home, exhibit, flipped, last }: HourStoryProps) {
  const classes = [styles.story, flipped && styles.flipped, last && `dark ${styles.finale}`];
  return (
    <article className={classes.filter(Boolean).join(" ")}>
      <div className={styles.picture}>
        <Picture
          name={picture}
          alt={alt}
          sizes={byLayout(
            covering("100vw", "min(75vw, 100vh)"),
            last ? covering("min(100vw, 2400px)", "min(88vh, 50vw)") : covering("58.5vw", "min(70vh, 544px)"),
            landscapeHalf,
            covering("58.5vw", "44vw"),
          )}
        />
      </div>
      <div className={styles.text}>
        <Eyebrow time={hour}>{place}</Eyebrow>
        <h3>{title}</h3>
        <p>{text}</p>
        {home && (
          <p className="fine">
            {exhibit && exhibitText(exhibit)} {windowViewText(home)}
          </p>
        )}
      </div>
    </article>
  );
}
