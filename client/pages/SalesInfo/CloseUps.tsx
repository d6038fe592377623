import { Picture } from "../../components/Picture.tsx";
import { covering, sizesFor } from "../../components/pictureSizes.ts";
import { renderedPicture } from "../../components/renderedPicture.ts";
import { closeUps } from "../../content/sale/closeUps.ts";
import { exhibitText } from "../../copy/exhibits.ts";
import styles from "./CloseUps.module.css";

const half = covering("45vw", "34vw");
const quarter = covering("22vw", "17vw");

/** Materials from near, each with what of it isn't supplied. */
export function CloseUps() {
  const seen = closeUps.flatMap((closeUp) => {
    const picture = renderedPicture(closeUp.picture);
    return picture ? [{ ...closeUp, picture }] : [];
  });
  if (seen.length === 0) return null;
  return (
    <ul className={styles.closeUps}>
      {seen.map(({ picture, part, text, alt, ...exhibit }) => (
        <li key={picture}>
          <figure>
            <div className={styles.picture}>
              <Picture
                name={picture}
                alt={alt}
                sizes={(ratio) => `(max-width: 900px) ${sizesFor(half, ratio)}, ${sizesFor(quarter, ratio)}`}
              />
            </div>
            <figcaption>
              <b>{part}</b>, {text}
              <span className={styles.exhibit}>{exhibitText(exhibit)}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
