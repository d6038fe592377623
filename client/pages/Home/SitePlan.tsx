import { Picture } from "../../components/Picture.tsx";
import { complex } from "../../content/complex.ts";
import { special } from "../../content/home.ts";
import styles from "./SitePlan.module.css";

/** The site from above, each tower with its name; places are those of the picture. */
export function SitePlan({ sizes }: { sizes: string }) {
  return (
    <figure>
      <div className={styles.plan}>
        <Picture name="claySite" alt={special.alt} sizes={sizes} />
        <ul aria-hidden="true">
          {complex.towerNames.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <figcaption>{special.caption}</figcaption>
    </figure>
  );
}
