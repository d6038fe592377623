import { Link } from "react-router-dom";
import { Action } from "../../components/Action.tsx";
import { Folio } from "../../components/Folio.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Picture } from "../../components/Picture.tsx";
import { scenes } from "../../content/scenes.ts";
import { pathOf } from "../../contract/pageLinks.ts";
import { messages } from "../../copy/messages.ts";
import styles from "./EModelTeaser.module.css";
import home from "./Home.module.css";

/** 17:10: the low sun in the living room, with a link to the E-model house. */
export function EModelTeaser() {
  return (
    <section
      id="emodel"
      className={`dark night ${home.step} ${home.wide} ${styles.section}`}
      aria-labelledby="emodel-title"
    >
      {/* The action below says the same; this one is for the pointer, as the hint promises. */}
      <Link className={styles.picture} to={pathOf("tours")} tabIndex={-1} aria-hidden="true">
        <Picture name={scenes.tours.picture} alt="" sizes="(max-width: 900px) 1px, max(100vw, 178vh - 270px)" />
      </Link>
      <div className={styles.bar}>
        <Folio time="17:10">E-모델하우스</Folio>
        <h2 id="emodel-title">VR로 둘러보는 거실</h2>
        <p className="lead">{messages.vrHint}</p>
        <Action kind="ghost" to={pathOf("tours")}>
          <Icon name="turn" />
          E-모델하우스 둘러보기
        </Action>
      </div>
    </section>
  );
}
