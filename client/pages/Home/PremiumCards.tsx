import { Link } from "react-router-dom";
import { Eyebrow } from "../../components/Eyebrow.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Lines } from "../../components/Lines.tsx";
import { Picture } from "../../components/Picture.tsx";
import { byLayout, covering } from "../../components/pictureSizes.ts";
import { textLinkClass } from "../../components/TextLink.tsx";
import { premiumCards } from "../../content/home.ts";
import home from "./Home.module.css";
import { hourOf } from "./hourOf.ts";
import { movement } from "./movement.ts";
import styles from "./PremiumCards.module.css";

/** As in the style sheet: the cards' heights are parts of what the screen has left. */
const shares = [0.62, 0.78, 1, 0.88];
const cardSizes = (at: number) => byLayout("1px", covering("21.5vw", `${shares[at] ?? 1} * (100vh - 560px)`));

/** Four reasons at four heights, like a skyline. */
export function PremiumCards() {
  return (
    <section id="premium" className={`${home.step} ${home.wide}`} aria-labelledby="premium-title">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.head}>
          <Eyebrow time={hourOf("premium")}>프리미엄</Eyebrow>
          <h2 id="premium-title">이 단지를 고르는 네 가지 이유</h2>
        </div>
        <ol className={styles.cards} {...movement}>
          {premiumCards.map(({ title, text, page, linkText, picture }, at) => (
            <li key={title}>
              <Link to={page}>
                <div className={styles.picture}>
                  <Picture name={picture} alt="" sizes={cardSizes(at)} />
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
