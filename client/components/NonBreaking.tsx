import { Fragment } from "react";
import styles from "./NonBreaking.module.css";

/** Longer names wouldn't fit on a phone; numbers do. */
const fits = (word: string) => word.length <= 12 || /^[\d-]+$/.test(word);

/** Text whose hyphenated names don't break across lines. */
export function NonBreaking({ text }: { text: string }) {
  return text.split(" ").map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words of one text, never reordered
    <Fragment key={index}>
      {index > 0 && " "}
      {word.includes("-") && fits(word) ? <span className={styles.whole}>{word}</span> : word}
    </Fragment>
  ));
}
