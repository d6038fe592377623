import { Link, useLoaderData, useNavigate } from "react-router-dom";
import { Submit } from "../../components/Action.tsx";
import { Field } from "../../components/Field.tsx";
import { FieldError } from "../../components/FieldError.tsx";
import { PreferenceChoices } from "../../components/registration/PreferenceChoices.tsx";
import { consent, consentTexts } from "../../copy/consent.ts";
import { desk } from "../../copy/desk.ts";
import { messages } from "../../copy/messages.ts";
import type { LeadEntryProps } from "../../shared/desk/leads.ts";
import { officeForms } from "../../shared/lead.ts";
import { registrationFields } from "../../shared/registrationFields.ts";
import { Desk } from "../components/Desk.tsx";
import { DeskForm } from "../components/DeskForm.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import styles from "./LeadEntry.module.css";

/** GET /admin/leads/new: enters a caller or walk-in visitor. */
export function Component() {
  const props = useLoaderData<LeadEntryProps>();
  // A new entry resets the form.
  return <Entry key={props.entryKey} {...props} />;
}

function Entry({ administrator, form, entryKey, notice }: LeadEntryProps) {
  const navigate = useNavigate();
  const { values } = notice ?? {};
  const entered = officeForms.find((known) => known === values?.form) ?? form;
  return (
    <Desk administrator={administrator} current="/admin/leads">
      <DeskHeading title="상담 직접 등록" note="전화로 문의했거나 예약 없이 방문한 고객을 등록합니다.">
        <Link to="/admin/leads">상담 목록</Link>
      </DeskHeading>
      <DeskForm
        path="/admin/leads"
        className={styles.entry}
        problem={notice}
        noValidate
        onDone={({ id }) => void navigate(`/admin/leads/${id}?done=entered`)}
      >
        {(errors) => (
          <>
            <input type="hidden" name="key" value={entryKey} />
            <fieldset className={styles.forms}>
              <legend>접수 방법</legend>
              {officeForms.map((known) => (
                <label key={known}>
                  <input type="radio" name="form" value={known} defaultChecked={known === entered} />
                  {desk.forms[known]}
                </label>
              ))}
              <FieldError>{errors.form}</FieldError>
            </fieldset>
            <Field
              id="entry-name"
              name="name"
              label={registrationFields.name.label}
              autoComplete="off"
              required
              value={values?.name}
              error={errors.name}
            />
            <Field
              id="entry-phone"
              name="phone"
              label={registrationFields.phone.label}
              type="tel"
              autoComplete="off"
              required
              hint={messages.phoneHint}
              value={values?.phone}
              error={errors.phone}
            />
            <Field
              id="entry-message"
              name="message"
              label={registrationFields.message.label}
              mark="선택"
              rows={4}
              value={values?.message}
              error={errors.message}
            />
            <PreferenceChoices form="entry" values={values ?? {}} errors={errors} />
            <details className={styles.wording}>
              <summary>고객에게 읽어 드릴 안내문</summary>
              <p>{consentTexts.customer}</p>
            </details>
            <div className={styles.box}>
              <label>
                <input
                  type="checkbox"
                  name="noticeGiven"
                  defaultChecked={values?.noticeGiven === "on"}
                  aria-invalid={errors.noticeGiven ? true : undefined}
                  aria-describedby={errors.noticeGiven && "entry-notice-error"}
                />
                개인정보 안내를 말로 전했습니다
              </label>
              <p className="fine">
                안내문 {consent.version} 버전을 {administrator.email} 계정이 전한 것으로 기록합니다.
              </p>
              <FieldError id="entry-notice-error">{errors.noticeGiven}</FieldError>
            </div>
            <div className={styles.box}>
              <label>
                <input type="checkbox" name="marketing" defaultChecked={values?.marketing === "on"} />
                고객이 분양 소식에 개인정보를 쓰는 것과 광고 문자 수신에 각각 동의한다고 말했습니다
              </label>
              <p className="fine">
                선택입니다. 두 가지를 따로 여쭙고 모두 동의하실 때만 표시하세요. 동의하지 않아도 상담은 그대로
                진행합니다.
              </p>
            </div>
            <Submit kind="solid">등록하기</Submit>
          </>
        )}
      </DeskForm>
    </Desk>
  );
}
