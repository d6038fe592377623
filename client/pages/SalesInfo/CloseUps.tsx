import { NonBreaking } from "../../components/NonBreaking.tsx";
import { Picture } from "../../components/Picture.tsx";
import { renderedPicture } from "../../components/renderedPicture.ts";
import { closeUps } from "../../content/sale/closeUps.ts";
import { exhibitText } from "../../copy/exhibits.ts";
import styles from "./CloseUps.module.css";

/** Materials from near, each with what of it isn't supplied. Paper has the table of materials alone. */
export function CloseUps() {
  const seen = closeUps.flatMap((closeUp) => {
    const picture = renderedPicture(closeUp.picture);
    return picture ? [{ ...closeUp, picture }] : [];
  });
  if (seen.length === 0) return null;
  return (
    <ul className={`${styles.closeUps} unprinted`}>
      {seen.map(({ picture, part, text, alt, ...exhibit }) => (
        <li key={picture}>
          <figure>
            <div className={styles.picture}>
              <Picture name={picture} alt={alt} sizes="(max-width: 600px) 92vw, 46vw" />
            </div>
            <figcaption>
              <b>{part}</b>, {text}
              <span className={styles.exhibit}>
                <NonBreaking text={exhibitText(exhibit)} />
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
