import { Link } from "react-router-dom";
import { Folio } from "../../components/Folio.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Lines } from "../../components/Lines.tsx";
import { Picture } from "../../components/Picture.tsx";
import { textLinkClass } from "../../components/TextLink.tsx";
import { premiumCards } from "../../content/home.ts";
import { pathOf } from "../../contract/pageLinks.ts";
import home from "./Home.module.css";
import styles from "./PremiumCards.module.css";

/** 13:20: four reasons at four heights, like a skyline. */
export function PremiumCards() {
  return (
    <section id="premium" className={`${home.step} ${home.wide}`} aria-labelledby="premium-title">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.head}>
          <Folio time="13:20">프리미엄</Folio>
          <h2 id="premium-title">네 가지 특징</h2>
        </div>
        <ol className={styles.cards}>
          {premiumCards.map(({ title, text, page, linkText, picture }, at) => (
            <li key={title}>
              <Link to={pathOf(page)}>
                <div className={styles.picture}>
                  <Picture name={picture} alt="" sizes="(max-width: 900px) 1px, 28vw" />
                </div>
                <p className={styles.number}>PREMIUM 0{at + 1}</p>
                <h3>{title}</h3>
                <p className={styles.text}>
                  <Lines text={text} />
                </p>
                <span className={textLinkClass}>
                  {linkText}
                  <Icon name="arrow" />
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
