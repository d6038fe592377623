import { Action } from "../../components/Action.tsx";
import { Eyebrow } from "../../components/Eyebrow.tsx";
import { Picture } from "../../components/Picture.tsx";
import { byLayout, covering } from "../../components/pictureSizes.ts";
import { useSiteMap } from "../../components/useSiteMap.ts";
import { scenes } from "../../content/scenes.ts";
import { messages } from "../../copy/messages.ts";
import { systemPages } from "../../copy/system.ts";
import styles from "./System.module.css";

const { missing, home } = systemPages;

/** The Not Found page. */
export function NotFound() {
  const { pageAt } = useSiteMap();
  return (
    <div className={styles.missing}>
      <section className={`wrap ${styles.notice}`}>
        <Eyebrow>{missing.folio}</Eyebrow>
        <h1>{messages.notFound}</h1>
        <p className={styles.lead}>{missing.lead}</p>
        <p>{missing.text}</p>
        <p className={styles.actions}>
          <Action kind="solid" to="/">
            {home}
          </Action>
          {missing.links.map((page) => (
            <Action key={page} kind="outline" to={page}>
              {pageAt(page).banner?.title}
            </Action>
          ))}
        </p>
      </section>
      <div className={styles.picture}>
        <Picture
          name={scenes.evening.picture}
          alt=""
          sizes={byLayout(covering("100vw", "67vw"), covering("42vw", "68vh"))}
        />
      </div>
    </div>
  );
}
