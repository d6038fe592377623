import { Folio } from "../../components/Folio.tsx";
import { Lines } from "../../components/Lines.tsx";
import { Picture } from "../../components/Picture.tsx";
import { RegistrationForm } from "../../components/registration/RegistrationForm.tsx";
import { complex } from "../../content/complex.ts";
import { visit } from "../../content/home.ts";
import { scenes } from "../../content/scenes.ts";
import { homesOffered } from "../../contract/sale/saleStage.ts";
import { inquiryWords, saleWords } from "../../copy/sale/saleWords.ts";
import { useSale } from "../../useSale.tsx";
import home from "./Home.module.css";
import styles from "./VisitSection.module.css";

/** 18:30, the lights are on: the registration form. */
export function VisitSection() {
  const { now } = useSale();
  const inquiry = inquiryWords(now);
  const visitsOver = !homesOffered(now);
  return (
    <section id="interestForm" className={`${home.step} ${styles.section}`} aria-labelledby="visit-heading">
      <div className={`dark ${styles.words}`}>
        <div>
          <Folio time="18:30">{inquiry.name}</Folio>
          <h2 id="visit-heading">
            <Lines text={visitsOver ? inquiry.name : visit.title} />
          </h2>
          <p className="lead">전문 상담사가 연락드립니다. {saleWords(now).promise}</p>
        </div>
        <p className={styles.phone}>
          <span>{complex.consultationHours}</span>
          <a href={complex.phoneHref}>{complex.phone}</a>
        </p>
        <div className={styles.shore}>
          <Picture name={scenes.evening.picture} alt="" sizes="(max-width: 900px) 100vw, max(24vw, 64vh)" />
        </div>
      </div>
      <div className={styles.form}>
        <RegistrationForm form="home" />
      </div>
    </section>
  );
}
