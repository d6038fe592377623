import { Fragment } from "react";
import styles from "./Unbroken.module.css";

/** Longer ones would not fit a phone's line. */
const longest = 12;

/** Text in which names with a hyphen stay on one line, as every other word does. */
export function Unbroken({ text }: { text: string }) {
  return text.split(" ").map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words of one text, never reordered
    <Fragment key={index}>
      {index > 0 && " "}
      {word.includes("-") && word.length <= longest ? <span className={styles.whole}>{word}</span> : word}
    </Fragment>
  ));
}
