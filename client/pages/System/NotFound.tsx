import { Action } from "../../components/Action.tsx";
import { Folio } from "../../components/Folio.tsx";
import { Picture } from "../../components/Picture.tsx";
import { scenes } from "../../content/scenes.ts";
import { pageOf, pathOf } from "../../contract/pageLinks.ts";
import { messages } from "../../copy/messages.ts";
import { systemPages } from "../../copy/system.ts";
import styles from "./System.module.css";

const { missing, home } = systemPages;

/** The Not Found page. */
export function NotFound() {
  return (
    <div className={styles.missing}>
      <section className={`wrap ${styles.notice}`}>
        <Folio>{missing.folio}</Folio>
        <h1>{messages.notFound}</h1>
        <p>{missing.text}</p>
        <p className={styles.actions}>
          <Action kind="solid" to="/">
            {home}
          </Action>
          {missing.links.map((page) => (
            <Action key={page} kind="outline" to={pathOf(page)}>
              {pageOf(page).banner?.title}
            </Action>
          ))}
        </p>
      </section>
      <Picture name={scenes.evening.picture} alt="" sizes="(max-width: 900px) 100vw, 60vw" />
    </div>
  );
}
