import { useState } from "react";
import { useLoaderData, useNavigate, useRevalidator } from "react-router-dom";
import { TextLink } from "../../components/TextLink.tsx";
import { desk } from "../../copy/desk.ts";
import type { DeskNotice } from "../../shared/desk/deskProps.ts";
import type { LeadDetailProps } from "../../shared/desk/leads.ts";
import { formatMoment } from "../../shared/format/format.ts";
import { isOfficeForm } from "../../shared/lead.ts";
import { ConfirmedAction } from "../components/ConfirmedAction.tsx";
import { Desk } from "../components/Desk.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import { DoneNotice } from "../components/DoneNotice.tsx";
import { EventList } from "../components/EventList.tsx";
import { OpenRoom } from "../components/OpenRoom.tsx";
import { lastList } from "../components/savedLists.ts";
import { LeadFacts } from "./LeadFacts.tsx";
import { LeadHomes } from "./LeadHomes.tsx";
import { LeadNavigation } from "./LeadNavigation.tsx";
import { LeadNotes } from "./LeadNotes.tsx";
import styles from "./LeadPage.module.css";
import { LeadPhone } from "./LeadPhone.tsx";
import { LeadQuestion } from "./LeadQuestion.tsx";
import { LeadShown } from "./LeadShown.tsx";
import { LeadWork } from "./LeadWork.tsx";
import { RelayForm } from "./RelayForm.tsx";
import { SameNumberLeads } from "./SameNumberLeads.tsx";

/** GET /admin/leads/{id}: all data of a lead, and its actions. */
export function Component() {
  const props = useLoaderData<LeadDetailProps>();
  // Another lead resets messages and inputs.
  return <OneLead key={props.lead.id} {...props} />;
}

function OneLead({ administrator, header, lead, homes, relaying, assignees, notice }: LeadDetailProps) {
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const [latest, setLatest] = useState(notice);
  const office = header?.role === "office";
  const path = `/admin/leads/${lead.id}`;
  const show = (next: DeskNotice) => {
    setLatest(next);
    void revalidator.revalidate();
  };
  const done = (text: string) => show({ text });
  const undoOf = ({ undo }: Record<string, unknown>) => (typeof undo === "string" ? { undo } : {});
  return (
    <Desk administrator={administrator} current="/admin/leads">
      <DeskHeading title={lead.name} note={`${formatMoment(lead.createdAt)} 접수`}>
        <OpenRoom lead={lead.id} />
        <LeadNavigation id={lead.id} />
      </DeskHeading>
      <DoneNotice notice={latest} back={path} onUndone={() => done(desk.notices.undone)} />
      <LeadQuestion lead={lead} />
      <div className={styles.columns}>
        <div>
          <LeadPhone phone={lead.phone} />
          <LeadNotes path={path} notes={lead.notes} onDone={() => done(desk.notices.note)} />
        </div>
        <LeadWork path={path} lead={lead} assignees={assignees} typed={notice?.typed} onDone={done} />
        <div>
          <LeadFacts lead={lead} />
          <SameNumberLeads
            path={path}
            lead={lead}
            office={office}
            onMerged={(undo) => show({ text: desk.notices.merged, undo })}
            onSeparated={() => done(desk.notices.separated)}
          />
        </div>
        <div>
          <LeadHomes
            leadId={lead.id}
            path={path}
            homes={homes}
            onDone={(text, undo) => show({ text, ...(undo !== undefined && { undo }) })}
          />
          <LeadShown path={path} shown={lead.shown} onDone={done} />
          {!isOfficeForm(lead.form) && (
            <EventList title="외부 접수 서비스로 보내기" events={lead.relay} emptyText="아직 보내지 않았습니다.">
              {office && (
                <RelayForm
                  path={path}
                  state={lead.relayState}
                  relaying={relaying}
                  onDone={() => done(desk.notices.relayed)}
                />
              )}
            </EventList>
          )}
          <EventList title="문자" events={lead.texts} emptyText="보낸 문자가 없습니다.">
            <p className={styles.texts}>
              <TextLink to={`${path}/texts`}>문자 보내기</TextLink>
            </p>
          </EventList>
          <EventList title="개인정보 안내와 광고 수신" events={lead.consents} emptyText="기록이 없습니다." />
          <EventList title="열람과 변경" events={lead.accesses} emptyText="기록이 없습니다." collapsed />
          <section className={styles.danger} aria-labelledby="danger">
            <h2 id="danger">되돌리기 어려운 작업</h2>
            {lead.marketing && (
              <ConfirmedAction
                summary="광고 수신 거부 기록하기"
                button="광고 수신 거부 기록"
                method="DELETE"
                path={`${path}/marketing`}
                onDone={(body) => show({ text: desk.notices.marketing, ...undoOf(body) })}
              >
                고객이 전화나 방문으로 광고 수신을 거부했을 때 바로 기록합니다. 다시 받으려면 고객이 직접 동의해야
                합니다.
              </ConfirmedAction>
            )}
            {office && (
              <ConfirmedAction
                summary="이 상담 파기하기"
                button="영구 파기"
                method="DELETE"
                path={path}
                onDone={(body) => {
                  const { to, state } = lastList();
                  void navigate(to, { state: { ...state, notice: { text: desk.notices.erase, ...undoOf(body) } } });
                }}
              >
                고객이 요청했을 때 씁니다. 상담과 메모, 문자와 예약이 모두 지워집니다. 10초 안에는 되돌릴 수 있고, 그
                뒤에는 되돌릴 수 없습니다.
              </ConfirmedAction>
            )}
          </section>
        </div>
      </div>
    </Desk>
  );
}
