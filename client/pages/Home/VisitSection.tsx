import { homesOffered } from "../../complex/sale/saleStage.ts";
import { Eyebrow } from "../../components/Eyebrow.tsx";
import { Title } from "../../components/Lines.tsx";
import { Picture } from "../../components/Picture.tsx";
import { byLayout, covering, sizesFor } from "../../components/pictureSizes.ts";
import { RegistrationForm } from "../../components/registration/RegistrationForm.tsx";
import { useSale } from "../../components/useSale.tsx";
import { complex } from "../../content/complex.ts";
import { visit } from "../../content/home.ts";
import { scenes } from "../../content/scenes.ts";
import { inquiryLabels, saleCopy } from "../../copy/sale/saleCopy.ts";
import home from "./Home.module.css";
import { hourOf } from "./hourOf.ts";
import styles from "./VisitSection.module.css";

const shoreSizes = byLayout(
  covering("100vw", "40vw"),
  (ratio) =>
    `(max-height: 719.98px) ${sizesFor(covering("23.5vw", "22vh"), ratio)}, ${sizesFor(covering("28vw", "min(24vw, 42vh)"), ratio)}`,
  undefined,
  covering("51vw", "58vw"),
);

/** The registration form. */
export function VisitSection() {
  const sale = useSale();
  const inquiry = inquiryLabels(sale);
  const visitsOver = !homesOffered(sale);
  return (
    <section id="interestForm" className={`${home.step} ${styles.section}`} aria-labelledby="visit-heading">
      <div className={`dark ${styles.text}`}>
        <div>
          <Eyebrow time={hourOf("interestForm")}>{inquiry.name}</Eyebrow>
          <Title id="visit-heading" text={visitsOver ? inquiry.name : visit.title} />
          <p className="lead">전문 상담사가 연락드립니다. {saleCopy(sale).promise}</p>
        </div>
        <p className={styles.phone}>
          <span>{complex.consultationHours}</span>
          <a href={complex.phoneHref}>{complex.phone}</a>
        </p>
        <div className={styles.shore}>
          <Picture name={scenes.evening.picture} alt="" sizes={shoreSizes} />
        </div>
      </div>
      <div className={styles.form}>
        <RegistrationForm form="home" />
      </div>
    </section>
  );
}
