import type { ReactNode } from "react";
import { complex } from "../../content/complex.ts";
import { customer } from "../../content/customer.ts";
import styles from "./CustomerPage.module.css";
import { PressHeading } from "./PressHeading.tsx";

/** What the reservation page says, beside its form. */
export function CustomerPage({ site, children }: { site: string; children: ReactNode }) {
  return (
    <section className={`wrap ${styles.page}`}>
      <PressHeading site={site} title={customer.title} current="customer" />
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2>{complex.name}</h2>
          <p className="lead">{customer.blurb}</p>
          <ol>
            {customer.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <dl>
            <dt>{customer.phoneLabel}</dt>
            <dd>
              <a href={complex.phoneHref}>{complex.phone}</a>
              <span>{customer.hours}</span>
            </dd>
          </dl>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
