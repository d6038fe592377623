import { Link } from "react-router-dom";
import { Eyebrow } from "../../components/Eyebrow.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Title } from "../../components/Lines.tsx";
import { ModelLink } from "../../components/ModelLink.tsx";
import { Picture } from "../../components/Picture.tsx";
import { byLayout, covering, sizesFor } from "../../components/pictureSizes.ts";
import { TextLink } from "../../components/TextLink.tsx";
import { brand } from "../../content/home.ts";
import { scenes } from "../../content/scenes.ts";
import styles from "./BrandSection.module.css";
import home from "./Home.module.css";
import { hourOf } from "./hourOf.ts";
import { movement } from "./movement.ts";
import { SunPath } from "./SunPath.tsx";

/** On a portrait screen of the wide layout the picture is between heading and text. */
const brandSizes = byLayout(
  covering("100vw", "min(125vw, 100vh)"),
  (ratio) =>
    `(max-aspect-ratio: 1/1) ${sizesFor(covering("100vw", "100vh - 580px"), ratio)}, ${sizesFor(covering("58vw", "100vh - 208px"), ratio)}`,
  covering("53vw", "100vh - 112px"),
  covering("49vw", "61vw"),
);

/** The idea of the brand, with a link to the film. */
export function BrandSection() {
  return (
    <section id="brand" className={home.step} aria-labelledby="brand-title">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.head}>
          <Eyebrow time={hourOf("brand")}>브랜드</Eyebrow>
          <Title id="brand-title" text={brand.title} />
        </div>
        <div className={styles.text}>
          <p>{brand.text}</p>
          <p className={styles.links}>
            <TextLink to="/Brand/video" icon="play">
              홍보영상 보기
            </TextLink>
            <ModelLink label="day" />
          </p>
        </div>
        <figure className={styles.figure}>
          <div className={styles.picture} {...movement}>
            <Picture
              name={scenes.brand.picture}
              alt={scenes.brand.alt}
              narrow={scenes.brand.upright}
              sizes={brandSizes}
            />
            <SunPath />
            {/* The link beside the text leads to the same page; this one is for the pointer. */}
            <Link className={styles.play} to="/Brand/video" tabIndex={-1} aria-hidden="true">
              <Icon name="play" />
            </Link>
          </div>
          <figcaption>{brand.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
