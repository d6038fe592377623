import { useState } from "react";
import { Link, useLoaderData, useRevalidator } from "react-router-dom";
import { adminResponse } from "../../components/session/adminRequest.ts";
import { TextLink } from "../../components/TextLink.tsx";
import { desk } from "../../copy/desk.ts";
import { automaticUpdate } from "../../shared/automaticUpdate.ts";
import type { TodayProps } from "../../shared/desk/today.ts";
import { formatCalendarDay } from "../../shared/format/calendarDay.ts";
import { formatCount, formatMoment } from "../../shared/format/format.ts";
import type { Lead } from "../../shared/lead.ts";
import { Desk } from "../components/Desk.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import { DoneNotice } from "../components/DoneNotice.tsx";
import { OpenRoom } from "../components/OpenRoom.tsx";
import { useLive } from "../components/useLive.ts";
import { Callback } from "./Callback.tsx";
import { EndingHolds } from "./EndingHolds.tsx";
import { callsBy, otherCallbacks } from "./onceEach.ts";
import styles from "./Today.module.css";
import { TodayLead } from "./TodayLead.tsx";
import { VisitForm } from "./VisitForm.tsx";
import { VisitWeek } from "./VisitWeek.tsx";

const live = ["leads", "homes"] as const;

/** GET /admin/today: visits, callbacks, new leads and open tasks. */
export function Component() {
  const loaded = useLoaderData<TodayProps>();
  // Another day resets the notice.
  return <OneDay key={loaded.day} loaded={loaded} />;
}

function OneDay({ loaded }: { loaded: TodayProps }) {
  const [updated, setUpdated] = useState<{ after: TodayProps; props: TodayProps }>();
  const props = updated?.after === loaded ? updated.props : loaded;
  const {
    administrator,
    day,
    isToday,
    previous,
    next,
    visits,
    walkins,
    callbacks,
    newLeads,
    week = [],
    holds,
    openTasks,
    now,
    listToken,
  } = props;
  const revalidator = useRevalidator();
  const [notice, setNotice] = useState(props.notice);
  const back = isToday ? "/admin/today" : `/admin/today?day=${day}`;

  async function refresh(): Promise<void> {
    const response = await adminResponse("POST", "/admin/today", { day, listToken }, automaticUpdate);
    if (response.status === 200) setUpdated({ after: loaded, props: response.body as unknown as TodayProps });
    // An expired session leads to the sign-in form.
    else void revalidator.revalidate();
  }
  useLive(() => void refresh(), live);
  const done = (text: string) => {
    setNotice({ text });
    void refresh();
  };

  const slots = new Map<string, Lead[]>();
  for (const visit of visits) slots.set(visit.visitAt ?? "", [...(slots.get(visit.visitAt ?? "") ?? []), visit]);
  const calls = otherCallbacks({ visits, walkins, callbacks });
  const visitorCalls = callbacks.length - calls.length;
  const callback = (lead: Lead) => <Callback lead={lead} now={now} back={back} onDone={done} />;
  const came = visits.filter(({ visitOutcome }) => visitOutcome === "arrived").length;

  return (
    <Desk administrator={administrator} current="/admin/today">
      <DeskHeading title={isToday ? "오늘" : "하루 일정"} note={formatCalendarDay(day)}>
        <Link to={`/admin/today?day=${previous}`}>전날</Link>
        {!isToday && <Link to="/admin/today">오늘</Link>}
        <Link to={`/admin/today?day=${next}`}>다음 날</Link>
        <OpenRoom />
        <TextLink to="/admin/leads/new?form=walkin">현장 접수</TextLink>
        <TextLink to="/admin/leads/new?form=phone">전화 접수</TextLink>
      </DeskHeading>
      <DoneNotice notice={notice} back={back} onUndone={() => done(desk.notices.undone)} />
      <div className={styles.columns}>
        <div>
          <section className={styles.part} aria-labelledby="visits">
            <h2 id="visits">
              방문 {formatCount(visits.length)}건{came > 0 && ` · 도착 ${formatCount(came)}건`}
            </h2>
            {visits.length === 0 && <p className="fine">예약된 방문이 없습니다.</p>}
            {[...slots].map(([at, leads]) => (
              <section key={at} aria-label={formatMoment(at)} className={styles.slot}>
                <h3>{formatMoment(at).replace(/^.*\. /, "")}</h3>
                <ul>
                  {leads.map((lead) => (
                    <TodayLead key={lead.id} lead={lead}>
                      <VisitForm lead={lead} back={back} onDone={() => done(desk.notices.visit)} />
                      {callsBy(day, lead) && callback(lead)}
                    </TodayLead>
                  ))}
                </ul>
              </section>
            ))}
          </section>
          <section className={styles.part} aria-labelledby="walkins">
            <h2 id="walkins">예약 없이 방문 {formatCount(walkins.length)}건</h2>
            {walkins.length === 0 && <p className="fine">예약 없이 오신 분이 없습니다.</p>}
            <ul>
              {walkins.map((lead) => (
                <TodayLead key={lead.id} lead={lead} note={formatMoment(lead.createdAt).replace(/^.*\. /, "")}>
                  {callsBy(day, lead) && callback(lead)}
                </TodayLead>
              ))}
            </ul>
          </section>
        </div>
        <div>
          <section className={styles.part} aria-labelledby="callbacks">
            <h2 id="callbacks">다시 전화 {formatCount(callbacks.length)}건</h2>
            {callbacks.length === 0 && <p className="fine">약속한 전화가 없습니다.</p>}
            <ul>
              {calls.map((lead) => (
                <TodayLead key={lead.id} lead={lead}>
                  {callback(lead)}
                </TodayLead>
              ))}
            </ul>
            {visitorCalls > 0 && (
              <p className="fine">{formatCount(visitorCalls)}건은 방문하시는 고객이라 방문 목록에 함께 있습니다.</p>
            )}
          </section>
          <EndingHolds holds={holds} now={now} />
          <section className={styles.part} aria-labelledby="new-leads">
            <h2 id="new-leads">신규 상담 {formatCount(newLeads.count)}건</h2>
            {newLeads.count === 0 && <p className="fine">대기 중인 신규 상담이 없습니다.</p>}
            <ul>
              {newLeads.leads.map((lead) => (
                <TodayLead key={lead.id} lead={lead} note={formatMoment(lead.createdAt)} />
              ))}
            </ul>
            {newLeads.count > newLeads.leads.length && (
              <TextLink to="/admin/leads?status=new">신규 상담 모두 보기</TextLink>
            )}
          </section>
          {openTasks.length > 0 && (
            <section className={styles.part} aria-labelledby="open-tasks">
              <h2 id="open-tasks">처리할 일</h2>
              <ul>
                {openTasks.map(({ kind, count }) => (
                  <li key={kind} className={styles.wait}>
                    <Link to={desk.openTasks[kind].to}>{desk.openTasks[kind].label}</Link>
                    <strong>{formatCount(count)}건</strong>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <VisitWeek week={week} />
      </div>
    </Desk>
  );
}
