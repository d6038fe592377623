import { Icon } from "../../../components/Icon.tsx";
import { Lines } from "../../../components/Lines.tsx";
import { Picture } from "../../../components/Picture.tsx";
import { TextLink } from "../../../components/TextLink.tsx";
import { premiumCards } from "../../../content/home.ts";
import styles from "./PremiumBoxes.module.css";

/** The four reasons as boxes that expand on tap. */
export function PremiumBoxes() {
  return (
    <section className={`dark ${styles.boxes}`} aria-label="프리미엄">
      {premiumCards.map(({ title, text, page, linkText, picture }, at) => (
        <details key={title} name="premium">
          <summary>
            <span className={styles.picture}>
              <Picture name={picture} alt="" sizes="(max-width: 900px) 100vw, 1px" />
            </span>
            <span className={styles.number}>PREMIUM 0{at + 1}</span>
            <span className={styles.title}>{title}</span>
            <Icon name="plus" />
          </summary>
          <div>
            <p>
              <Lines text={text} />
            </p>
            <TextLink to={page}>{linkText}</TextLink>
          </div>
        </details>
      ))}
    </section>
  );
}
