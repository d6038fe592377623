import type { ReactNode } from "react";
import { calculatorCopy } from "../copy/calculator.ts";
import styles from "./Calculator.module.css";
import { Fine } from "./NonBreaking.tsx";

interface CalculatorProps {
  /** Unique on the page. */
  id: string;
  title: string;
  /** Where it isn't that of the table above. */
  source?: string;
  children: ReactNode;
  result: ReactNode;
}

/** A small calculator: fields on the left, the result on the right, its source below. */
export function Calculator({ id, title, source, children, result }: CalculatorProps) {
  return (
    <section className={styles.calculator} aria-labelledby={id}>
      <h3 id={id}>
        {title} <small>{calculatorCopy.reference}</small>
      </h3>
      <div className={styles.fields}>{children}</div>
      <p className={styles.withoutScripts}>{calculatorCopy.withoutScripts}</p>
      <output className={styles.result}>{result}</output>
      {source && <Fine text={source} />}
    </section>
  );
}
