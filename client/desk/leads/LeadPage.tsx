import { useState } from "react";
import { useLoaderData, useNavigate, useRevalidator } from "react-router-dom";
import type { LeadDetailProps } from "../../contract/desk.ts";
import { formatMoment } from "../../contract/format/format.ts";
import { Confirmed } from "../Confirmed.tsx";
import { Desk } from "../Desk.tsx";
import { DeskHeading } from "../DeskHeading.tsx";
import { EventList } from "../EventList.tsx";
import { LeadFacts } from "./LeadFacts.tsx";
import { LeadNotes } from "./LeadNotes.tsx";
import styles from "./LeadPage.module.css";
import { LeadStatusForm } from "./LeadStatusForm.tsx";
import { LeadTable } from "./LeadTable.tsx";
import { LeadTrail } from "./LeadTrail.tsx";
import { wayBack } from "./leftLists.ts";
import { MarketingForm } from "./MarketingForm.tsx";
import { RelayForm } from "./RelayForm.tsx";

/** GET /admin/leads/{id}: everything that is known of a lead, and what can be done about it. */
export function Component() {
  const props = useLoaderData<LeadDetailProps>();
  // From one lead to the next nothing that was said or typed goes along.
  return <OneLead key={props.lead.id} {...props} />;
}

function OneLead({ administrator, lead, relaying, notice }: LeadDetailProps) {
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const [said, setSaid] = useState(notice);
  const path = `/admin/leads/${lead.id}`;
  const done = (words: string) => {
    setSaid(words);
    void revalidator.revalidate();
  };
  return (
    <Desk administrator={administrator} current="/admin/leads">
      <DeskHeading title={lead.name} note={`${formatMoment(lead.createdAt)} 접수`}>
        <LeadTrail id={lead.id} />
      </DeskHeading>
      <p className={styles.said} role="status">
        {said}
      </p>
      <LeadStatusForm path={path} status={lead.status} onDone={() => done("상태를 바꾸었습니다.")} />
      <div className={styles.columns}>
        <div>
          <LeadFacts lead={lead} />
          {lead.sameNumber.length > 0 && (
            <section className={styles.part} aria-labelledby="same-number">
              <h2 id="same-number">같은 번호의 다른 상담</h2>
              <LeadTable leads={lead.sameNumber} caption="같은 번호의 다른 상담" />
            </section>
          )}
          <LeadNotes path={path} notes={lead.notes} onDone={() => done("메모를 남겼습니다.")} />
        </div>
        <div>
          <EventList title="전달" events={lead.relay} none="아직 전달을 시도하지 않았습니다.">
            <RelayForm
              path={path}
              state={lead.relayState}
              relaying={relaying}
              onDone={() => done("다시 보내도록 요청했습니다.")}
            />
          </EventList>
          <EventList title="문자" events={lead.texts} none="보낼 문자가 없습니다." />
          <EventList title="개인정보 안내와 광고 수신" events={lead.consents} none="기록이 없습니다.">
            {lead.marketing && <MarketingForm path={path} onDone={() => done("광고 수신 거부를 기록했습니다.")} />}
          </EventList>
          <EventList title="열람과 변경" events={lead.accesses} none="기록이 없습니다." folded />
          <Confirmed
            summary="이 상담 파기하기"
            button="영구 파기"
            method="DELETE"
            path={path}
            onDone={() => {
              const { to, ...options } = wayBack();
              void navigate(to, options);
            }}
          >
            고객이 요청했을 때 씁니다. 상담과 메모, 문자와 예약이 모두 지워지고 되돌릴 수 없습니다.
          </Confirmed>
        </div>
      </div>
    </Desk>
  );
}
