import { Icon } from "../../../components/Icon.tsx";
import { Picture } from "../../../components/Picture.tsx";
import type { PictureName } from "../../../content/pictures.ts";
import styles from "./PremiumSlider.module.css";
import { useSlides } from "./useSlides.ts";

interface PremiumSliderProps {
  slides: readonly { text: string; picture: PictureName }[];
  /** It moves only while its panel is open. */
  visible: boolean;
}

/** Slides that change by themselves, by swipe and by dots. Without JavaScript they are a strip to scroll. */
export function PremiumSlider({ slides, visible }: PremiumSliderProps) {
  const { index, setIndex, paused, setPaused, handlers } = useSlides(slides.length, visible);
  return (
    <section className={styles.slider} aria-roledescription="슬라이더" aria-label="프리미엄 사진" {...handlers}>
      <ol aria-live={paused ? "polite" : "off"}>
        {slides.map(({ text, picture }, at) => (
          <li key={text} className={at === index ? styles.shown : styles.hidden}>
            <Picture name={picture} alt="" sizes="(width <= 900px) 120vw, 1px" />
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.controls}>
        <button
          type="button"
          aria-label={paused ? "자동 넘김 시작" : "자동 넘김 멈춤"}
          onClick={() => setPaused((before) => !before)}
        >
          <Icon name={paused ? "play" : "pause"} />
        </button>
        {slides.map(({ text }, at) => (
          <button
            key={text}
            type="button"
            className={styles.dot}
            aria-label={`${at + 1}번째, ${text}`}
            aria-current={at === index ? "true" : undefined}
            onClick={() => setIndex(at)}
          />
        ))}
      </div>
    </section>
  );
}
