import { remainingUnitsOffered } from "../../complex/sale/saleStage.ts";
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
          {remainingUnitsOffered(useSale()) && (
            <div className={styles.papers}>
              <h2>{firstCome.papers.caption}</h2>
              {firstCome.lists.map(({ name, papers }) => (
                <div key={name}>
                  <h3>{name}</h3>
                  <ul>
                    {papers.map((paper) => (
                      <li key={paper.name}>
                        <b>{paper.name}</b>
                        {paper.from && <span>{paper.from}</span>}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          )}
          <div className={styles.forms}>
            <h2 id="documents">{documentsPage.heading}</h2>
            <Loader label={documentsPage.loading} />
            <p>
              {documentsPage.text}{" "}
              <TextLink href={complex.phoneHref} icon="phone">
                {complex.phone}
              </TextLink>
            </p>
          </div>
        </section>
        <div className={`unprinted ${styles.picture}`}>
          {picture && (
            <Picture
              {...picture}
              sizes={byLayout(covering("100vw", "67vw"), covering("58vw", "93vh"), covering("58vw", "90vh"))}
            />
          )}
        </div>
      </div>
      <NextPage />
    </>
  );
}
