import { Link } from "react-router-dom";
import { Action } from "../../components/Action.tsx";
import { Eyebrow } from "../../components/Eyebrow.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Picture } from "../../components/Picture.tsx";
import { byLayout, covering } from "../../components/pictureSizes.ts";
import { scenes } from "../../content/scenes.ts";
import { messages } from "../../copy/messages.ts";
import styles from "./EModelTeaser.module.css";
import home from "./Home.module.css";
import { hourOf } from "./hourOf.ts";
import { movement } from "./movement.ts";

/** The low sun in the living room, with a link to the E-model house. */
export function EModelTeaser() {
  return (
    <section
      id="emodel"
      className={`dark deepest ${home.step} ${home.wide} ${styles.section}`}
      aria-labelledby="emodel-title"
    >
      {/* The action below leads to the same page; this one is for the pointer, as the hint says. */}
      <Link className={styles.picture} to="/FloorPlan/Emodel" tabIndex={-1} aria-hidden="true" {...movement}>
        <Picture name={scenes.tours.picture} alt="" sizes={byLayout("1px", covering("100vw", "100vh - 152px"))} />
      </Link>
      <div className={styles.bar}>
        <Eyebrow time={hourOf("emodel")}>E-모델하우스</Eyebrow>
        <h2 id="emodel-title">VR로 둘러보는 거실</h2>
        <p className="lead">{messages.vrHint}</p>
        <Action kind="ghost" to="/FloorPlan/Emodel">
          <Icon name="turn" />
          E-모델하우스 둘러보기
        </Action>
      </div>
    </section>
  );
}
