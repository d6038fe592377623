import { useState } from "react";
import { Link, useLoaderData, useRevalidator } from "react-router-dom";
import { Submit } from "../../components/Action.tsx";
import { Field } from "../../components/Field.tsx";
import { PageLinks } from "../../components/PageLinks.tsx";
import { desk } from "../../copy/desk.ts";
import type { DeskNotice } from "../../shared/desk/deskProps.ts";
import { type LeadTextsProps, textKinds } from "../../shared/desk/sms.ts";
import { formatMoment } from "../../shared/format/format.ts";
import { formatPhone } from "../../shared/format/phone.ts";
import { Desk } from "../components/Desk.tsx";
import { DeskForm } from "../components/DeskForm.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import { DoneNotice } from "../components/DoneNotice.tsx";
import { EventList } from "../components/EventList.tsx";
import styles from "./LeadTexts.module.css";
import { TextPreview } from "./TextPreview.tsx";

/** GET /admin/leads/{id}/texts: a preview of a text, its test, and sending it. */
export function Component() {
  const props = useLoaderData<LeadTextsProps>();
  return <OneText key={`${props.lead.id} ${props.kind}`} {...props} />;
}

function OneText(props: LeadTextsProps) {
  const { administrator, header, lead, kind, message, obstacle, sendsAt, testedAt, texts, notice, problem } = props;
  const [latest, setLatest] = useState(notice);
  const revalidator = useRevalidator();
  const path = `/admin/leads/${lead.id}/texts`;
  const addressOf = (one: typeof kind) => `${path}?kind=${one}`;
  const show = (next: DeskNotice) => {
    setLatest(next);
    void revalidator.revalidate();
  };
  return (
    <Desk administrator={administrator} current="/admin/leads">
      <DeskHeading title="문자 보내기" note={`${lead.name} · ${formatPhone(lead.phone)}`}>
        <Link to={`/admin/leads/${lead.id}`}>상담으로 돌아가기</Link>
      </DeskHeading>
      <DoneNotice notice={latest} back={addressOf(kind)} onUndone={() => show({ text: desk.notices.undone })} />
      <nav className={styles.kinds} aria-label="보낼 문자">
        <PageLinks
          links={textKinds.map((one) => ({ path: addressOf(one), label: desk.textKinds[one] }))}
          current={addressOf(kind)}
        />
      </nav>
      <div className={styles.columns}>
        <section aria-labelledby="preview">
          <h2 id="preview">미리보기</h2>
          {message ? <TextPreview {...props} message={message} /> : <p>{desk.manualTextObstacles.noVisit}</p>}
        </section>
        <div>
          {header?.role === "office" && message && (
            <section aria-labelledby="test" className={styles.step}>
              <h2 id="test">1. 시험 발송</h2>
              <p className="fine">
                {testedAt
                  ? `${formatMoment(testedAt)}에 시험 발송한 문자입니다. 다시 해 볼 수도 있습니다.`
                  : "직원의 휴대전화로 먼저 보내 글과 줄바꿈을 확인합니다. 링크는 열리지 않는 시험용으로 바뀝니다."}
              </p>
              <DeskForm
                path={`${path}/tests`}
                problem={problem}
                noValidate
                onDone={() => show({ text: desk.notices["text-test"] })}
              >
                {({ phone }) => (
                  <>
                    <input type="hidden" name="kind" value={kind} />
                    <Field id="test-phone" name="phone" label="시험 번호" type="tel" autoComplete="tel" error={phone} />
                    <Submit kind="outline">시험 번호로 보내기</Submit>
                  </>
                )}
              </DeskForm>
            </section>
          )}
          <section aria-labelledby="send" className={styles.step}>
            <h2 id="send">{header?.role === "office" ? "2. 고객에게 보내기" : "고객에게 보내기"}</h2>
            {obstacle ? (
              <p className={styles.obstacle}>{obstacle}</p>
            ) : (
              <DeskForm
                path={path}
                onDone={({ undo }) => show({ text: desk.notices.text, ...(typeof undo === "string" ? { undo } : {}) })}
              >
                <input type="hidden" name="kind" value={kind} />
                <p className="fine">
                  요금이 드는 실제 발송입니다. 누른 뒤 10초 안에는 되돌릴 수 있습니다.
                  {sendsAt && ` 밤 9시부터 아침 8시까지는 보내지 않으므로 ${formatMoment(sendsAt)}에 보냅니다.`}
                </p>
                <Submit kind="solid">{formatPhone(lead.phone)}로 보내기</Submit>
              </DeskForm>
            )}
          </section>
          <EventList title="이 상담의 문자" events={texts} emptyText="보낸 문자가 없습니다." />
        </div>
      </div>
    </Desk>
  );
}
