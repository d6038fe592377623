import { useLoaderData } from "react-router-dom";
import { acceptsVisits } from "../../complex/sale/saleStage.ts";
import { BesidePicture } from "../../components/registration/BesidePicture.tsx";
import { RegistrationForm } from "../../components/registration/RegistrationForm.tsx";
import { useSale } from "../../components/useSale.tsx";
import { complex } from "../../content/complex.ts";
import { scenes } from "../../content/scenes.ts";
import { reservation } from "../../copy/reservation.ts";
import { saleCopy } from "../../copy/sale/saleCopy.ts";
import type { CustomerProps } from "../../shared/visit.ts";
import styles from "./Reservation.module.css";

/** GET /{site}/customer: the benefits of a reservation, beside its form. */
export function Component() {
  const { days, chosen } = useLoaderData<CustomerProps>();
  const sale = useSale();
  const copy = saleCopy(sale);
  return (
    <section className={`wrap ${styles.page}`}>
      <div className={styles.columns}>
        <div className={styles.text}>
          <h2>{complex.name}</h2>
          <p className="lead">{copy.reservation}</p>
          <dl>
            <dt>{reservation.phoneLabel}</dt>
            <dd>
              <a href={complex.phoneHref}>{complex.phone}</a>
              <span>{reservation.hours}</span>
            </dd>
          </dl>
          <BesidePicture of={scenes.community} />
          <ol>
            {[...(acceptsVisits(sale) ? reservation.steps : reservation.steps.slice(1)), copy.promise].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div id="reserve" className={styles.form}>
          <RegistrationForm form="customer" days={days} {...(chosen && { values: chosen })} />
        </div>
      </div>
    </section>
  );
}
