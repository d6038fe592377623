import { useLoaderData } from "react-router-dom";
import { Mark } from "../../components/Mark.tsx";
import { RegistrationForm } from "../../components/RegistrationForm.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { complex } from "../../content/complex.ts";
import { visits } from "../../content/visits.ts";
import styles from "./RegistrationResult.module.css";
import type { RegistrationResultProps } from "./registrationResult.ts";

/** Answers a form that was posted without JavaScript: the result, and the form again when something is missing. */
export function Component() {
  const { ok, message, form, values, fields, days, link } = useLoaderData<RegistrationResultProps>();
  return (
    <section className={`wrap ${styles.result}`}>
      <Mark />
      <h1 role={ok ? "status" : "alert"}>{message}</h1>
      {ok ? (
        <>
          <p className="quiet">모델하우스 주소와 잔여 세대 안내는 문자로 보내 드립니다.</p>
          {link && <TextLink href={link}>{visits.details}</TextLink>}
          <TextLink to="/">홈으로</TextLink>
        </>
      ) : (
        <>
          <p className="quiet">적어 주신 내용은 그대로 두었습니다. 급하시면 {complex.phone}로 전화해 주세요.</p>
          <div className={styles.form}>
            <RegistrationForm form={form} values={values} fields={fields} days={days} />
          </div>
        </>
      )}
    </section>
  );
}
