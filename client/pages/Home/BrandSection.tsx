import { Link } from "react-router-dom";
import { Folio } from "../../components/Folio.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Lines } from "../../components/Lines.tsx";
import { ModelLink } from "../../components/ModelLink.tsx";
import { Picture } from "../../components/Picture.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { brand } from "../../content/home.ts";
import { scenes } from "../../content/scenes.ts";
import { pathOf } from "../../contract/pageLinks.ts";
import styles from "./BrandSection.module.css";
import home from "./Home.module.css";
import { SunPath } from "./SunPath.tsx";

/** 09:00: the idea of the brand, with a link to the film. */
export function BrandSection() {
  return (
    <section id="brand" className={home.step} aria-labelledby="brand-title">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.head}>
          <Folio time="09:00">브랜드</Folio>
          <h2 id="brand-title">
            <Lines text={brand.title} />
          </h2>
        </div>
        <div className={styles.text}>
          <p>{brand.text}</p>
          <p className={styles.links}>
            <TextLink to={pathOf("brandVideo")} icon="play">
              홍보영상 보기
            </TextLink>
            <ModelLink says="day" />
          </p>
        </div>
        <figure className={styles.figure}>
          <div className={styles.picture}>
            <Picture
              name={scenes.brand.picture}
              alt={scenes.brand.alt}
              sizes="(max-width: 600px) 150vw, (max-width: 900px) 223vw, max(65vw, 178vh - 370px)"
            />
            <SunPath />
            {/* The link beside the text says the same; this one is for the pointer. */}
            <Link className={styles.play} to={pathOf("brandVideo")} tabIndex={-1} aria-hidden="true">
              <Icon name="play" />
            </Link>
          </div>
          <figcaption>{brand.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
