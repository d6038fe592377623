import { ClaimStatusBadge } from "../../components/ClaimStatusBadge.tsx";
import { Title } from "../../components/Lines.tsx";
import { NonBreaking } from "../../components/NonBreaking.tsx";
import { Picture } from "../../components/Picture.tsx";
import { byLayout, covering, landscapeHalf, type Sizes, sizesFor } from "../../components/pictureSizes.ts";
import { TextLink } from "../../components/TextLink.tsx";
import { premiumPage } from "../../content/premium.ts";
import type { PremiumStory as Story } from "../../shared/complexContent.ts";
import styles from "./PremiumStory.module.css";

const wide = covering("100vw", "66vh");
const beside = covering("58.4vw", "max(36rem, 84vh)");
/** @param from the width of the screen, in px, from which a picture is beside its words */
const besideFrom =
  (from: number): Sizes =>
  (ratio) =>
    `(min-width: ${from}px) ${sizesFor(beside, ratio)}, ${sizesFor(wide, ratio)}`;

/** One reason: a wide picture, then text and figures side by side, or all beside each other where there is room. */
export function PremiumStory({ story, number }: { story: Story; number: number }) {
  const { title, heading, paragraphs, facts, picture, alt, link } = story;
  const id = `premium-${number}`;
  return (
    <article className={styles.story} aria-labelledby={id}>
      <Picture
        name={picture}
        alt={alt}
        sizes={byLayout(covering("100vw", "75vw"), besideFrom(number % 2 === 0 ? 1200 : 2000), landscapeHalf)}
        className={styles.picture}
      />
      <div className={`wrap ${styles.words}`}>
        <div>
          <p className={styles.number}>
            PREMIUM 0{number} <span>{title}</span>
          </p>
          <Title id={id} text={heading} />
        </div>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <NonBreaking text={paragraph} />
            </p>
          ))}
          <dl>
            {facts.map(({ label, value, status, source }) => (
              <div key={label}>
                <dt>
                  {status && <ClaimStatusBadge status={status} />} {label}
                  {source && (
                    <small>
                      {premiumPage.sourceLabel}: {source}
                    </small>
                  )}
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <TextLink to={link.page}>{link.label}</TextLink>
        </div>
      </div>
    </article>
  );
}
