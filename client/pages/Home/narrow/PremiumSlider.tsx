import { useRef } from "react";
import { Icon } from "../../../components/Icon.tsx";
import { Picture } from "../../../components/Picture.tsx";
import { uprightTablet } from "../../../components/pictureSizes.ts";
import type { PictureName } from "../../../content/generated/pictures.ts";
import styles from "./PremiumSlider.module.css";
import { useSlides } from "./useSlides.ts";

interface PremiumSliderProps {
  slides: readonly { text: string; picture: PictureName }[];
  /** Index of the initial slide. */
  first: number;
  /** Advances only while its panel is open. */
  visible: boolean;
}

const slideId = (at: number) => `slide-${at + 1}`;

/**
 * Slides that advance automatically, by swipe and by dots. Before hydration they are a scrollable strip, and a dot
 * links to the page with its slide selected.
 */
export function PremiumSlider({ slides, first, visible }: PremiumSliderProps) {
  const strip = useRef<HTMLOListElement>(null);
  const { index, setIndex, paused, setPaused, handlers } = useSlides(slides.length, first, visible, strip);
  return (
    <section className={styles.slider} aria-roledescription="슬라이더" aria-label="프리미엄 사진" {...handlers}>
      <ol ref={strip} aria-live={paused ? "polite" : "off"}>
        {slides.map(({ text, picture }, at) => (
          <li key={text} id={slideId(at)} className={at === index ? undefined : styles.hidden}>
            <Picture name={picture} alt="" sizes={`${uprightTablet} 70vw, (max-width: 900px) 120vw, 1px`} />
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <form className={styles.controls}>
        <button
          type="button"
          className={styles.pause}
          aria-label={paused ? "자동 넘김 시작" : "자동 넘김 멈춤"}
          onClick={() => setPaused((before) => !before)}
        >
          <Icon name={paused ? "play" : "pause"} />
        </button>
        {slides.map(({ text }, at) => (
          <button
            key={text}
            type="submit"
            name="slide"
            value={at + 1}
            formAction={`#${slideId(at)}`}
            className={styles.dot}
            aria-label={`${at + 1}번째, ${text}`}
            aria-current={at === index ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              setIndex(at);
            }}
          />
        ))}
      </form>
    </section>
  );
}
