import { remainingUnitsOffered } from "../../complex/sale/saleStage.ts";
import { DataTable } from "../../components/DataTable.tsx";
import { Loader } from "../../components/Loader.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Picture } from "../../components/Picture.tsx";
import { byLayout, covering } from "../../components/pictureSizes.ts";
import { TextLink } from "../../components/TextLink.tsx";
import { usePagePicture } from "../../components/usePage.ts";
import { useSale } from "../../components/useSale.tsx";
import { complex } from "../../content/complex.ts";
import { documentsPage } from "../../copy/business.ts";
import { firstCome } from "../../copy/sale/signing.ts";
import styles from "./Documents.module.css";

/** What to bring, which is what one comes for; and the documents' forms, which aren't published yet. */
export function Component() {
  const picture = usePagePicture();
  return (
    <>
      <div className={styles.page}>
        <section className={`wrap ${styles.soon}`} aria-labelledby="documents">
          {remainingUnitsOffered(useSale()) && <DataTable id="papers-table" {...firstCome.papers} />}
          <div className={styles.loader}>
            <Loader label={documentsPage.loading} />
          </div>
          <h2 id="documents">{documentsPage.heading}</h2>
          <p>{documentsPage.text}</p>
          <TextLink href={complex.phoneHref} icon="phone">
            {complex.phone}
          </TextLink>
        </section>
        <div className={`unprinted ${styles.picture}`}>
          {picture && (
            <Picture
              {...picture}
              sizes={byLayout(covering("100vw", "67vw"), covering("58vw", "80vh"), covering("58vw", "185vh"))}
            />
          )}
        </div>
      </div>
      <NextPage />
    </>
  );
}
