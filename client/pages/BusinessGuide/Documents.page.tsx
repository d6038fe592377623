import { Loader } from "../../components/Loader.tsx";
import { documentsPage } from "../../copy/business.ts";
import styles from "./Documents.module.css";

/** The contract documents, which aren't published yet. */
export function Component() {
  return (
    <section className={`wrap ${styles.soon}`} aria-labelledby="documents">
      <Loader label={documentsPage.loading} />
      <h2 id="documents">{documentsPage.heading}</h2>
      <p className="lead">{documentsPage.text}</p>
    </section>
  );
}
