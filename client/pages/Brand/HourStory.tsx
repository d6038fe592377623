import { Folio } from "../../components/Folio.tsx";
import { Picture } from "../../components/Picture.tsx";
import type { BrandHour } from "../../contract/complexContent.ts";
import styles from "./HourStory.module.css";

interface HourStoryProps extends BrandHour {
  /** Puts the picture on the right. */
  flipped: boolean;
  /** The day ends at dusk. */
  last: boolean;
}

/** One hour of the day: a picture and its light. */
export function HourStory({ hour, title, text, picture, alt, flipped, last }: HourStoryProps) {
  const classes = [styles.story, flipped && styles.flipped, last && "dark"];
  return (
    <article className={classes.filter(Boolean).join(" ")}>
      <div className={styles.picture}>
        <Picture name={picture} alt={alt} sizes="(max-width: 900px) 134vw, max(58vw, 970px)" />
      </div>
      <div className={styles.text}>
        <Folio time={hour}>빛의 하루</Folio>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </article>
  );
}
