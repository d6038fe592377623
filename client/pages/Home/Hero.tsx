import { Link } from "react-router-dom";
import { actionClass } from "../../components/Action.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Picture } from "../../components/Picture.tsx";
import { useSale } from "../../components/useSale.tsx";
import { complex } from "../../content/complex.ts";
import { hero } from "../../content/home.ts";
import { scenes } from "../../content/scenes.ts";
import { heroFacts } from "../../copy/home.ts";
import { messages } from "../../copy/messages.ts";
import { offerPoints } from "../../copy/sale/offerPoints.ts";
import { VisitButton } from "../../layouts/popup/VisitButton.tsx";
import styles from "./Hero.module.css";
import { HeroHours, heroSizes } from "./HeroHours.tsx";
import home from "./Home.module.css";

/** Dusk: the vertical tagline beside the towers. */
export function Hero() {
  const sale = useSale();
  const points = offerPoints(sale);
  return (
    <section id="hero" className={`dark ${home.step} ${styles.hero}`} aria-labelledby="hero-title">
      <HeroHours className={styles.picture}>
        <Picture
          name={scenes.hero.wide}
          narrow={scenes.hero.upright}
          tablet={scenes.hero.square}
          alt={hero.alt}
          sizes={heroSizes}
          priority
          mark="bottom"
        />
      </HeroHours>
      <h1 id="hero-title" className={styles.title}>
        {hero.columns.map((column) => (
          <span key={column}>{column} </span>
        ))}
      </h1>
      <div className={styles.bar}>
        {points.length > 0 && (
          <ul className={`dotted ${styles.offer}`}>
            {points.map(({ text, basis }) => (
              <li key={text} title={basis}>
                {text}
              </li>
            ))}
          </ul>
        )}
        <p className={styles.name}>
          <b>{complex.name}</b>
          <span>{complex.address}</span>
        </p>
        <dl>
          {heroFacts(sale).map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>
                {fact.path ? <Link to={fact.path}>{fact.value}</Link> : fact.value}
                {fact.note && <small>{fact.note}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <VisitButton className={actionClass({ kind: "primary" }, styles.interest)}>
          {messages.registerInterest}
          <Icon name="arrow" />
        </VisitButton>
      </div>
    </section>
  );
}
