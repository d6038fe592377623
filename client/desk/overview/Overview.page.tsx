import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import { Submit } from "../../components/Action.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { desk, sourceLabel } from "../../copy/desk.ts";
import { waitlist } from "../../copy/waitlist.ts";
import { countLimit } from "../../shared/desk/leads.ts";
import type { OverviewProps, Shares } from "../../shared/desk/overview.ts";
import { formatCount, formatMoment } from "../../shared/format/format.ts";
import { suspected } from "../../shared/lead.ts";
import { Desk } from "../components/Desk.tsx";
import { DeskForm } from "../components/DeskForm.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import { EventList } from "../components/EventList.tsx";
import { fetchProps } from "../components/fetchProps.ts";
import { useLive } from "../components/useLive.ts";
import { DayChart } from "./DayChart.tsx";
import styles from "./Overview.module.css";
import { RelayBacklog } from "./RelayBacklog.tsx";
import { ShareChart } from "./ShareChart.tsx";

const named = (shares: Shares, labels: Record<string, string>): Shares =>
  shares.map(({ value, count }) => ({ value: labels[value] ?? value, count }));

/** GET /admin/overview: the figures of the last thirty days. */
export function Component() {
  const loaded = useLoaderData<OverviewProps>();
  const [updated, setUpdated] = useState<{ after: OverviewProps; props: OverviewProps }>();
  const props = updated?.after === loaded ? updated.props : loaded;
  const {
    administrator,
    days,
    forms,
    sources,
    statuses,
    relayStates,
    relaying,
    unrelayed,
    waitingSince,
    failedTexts,
    heldTexts,
    textBudget,
    copies,
    waitlist: waiting,
    tasks,
    cancelledVisits,
  } = props;
  const revalidator = useRevalidator();
  useLive(async () => {
    const now = await fetchProps<OverviewProps>("/admin/overview");
    if (now) setUpdated({ after: loaded, props: now });
    // An expired session leads to the sign-in form.
    else void revalidator.revalidate();
  });
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const today = days.at(-1)?.count ?? 0;
  const lost = relayStates.find(({ value }) => value === "given_up")?.count ?? 0;
  const suspectedCount = statuses.find(({ value }) => value === suspected)?.count ?? 0;
  return (
    <Desk administrator={administrator} current="/admin/overview">
      <DeskHeading title="현황" note="최근 30일, 서울 시각" />
      <dl className={styles.figures}>
        <div>
          <dt>오늘 들어온 상담</dt>
          <dd>{formatCount(today)}</dd>
        </div>
        <div>
          <dt>최근 30일</dt>
          <dd>{formatCount(total)}</dd>
        </div>
        <div>
          <dt>아직 연락하지 않음</dt>
          <dd>{formatCount(statuses.find(({ value }) => value === "new")?.count ?? 0)}</dd>
        </div>
        <div>
          <dt>외부 접수 서비스로 보내지 못함</dt>
          <dd className={lost > 0 ? styles.trouble : ""}>{formatCount(lost)}</dd>
        </div>
      </dl>
      {tasks.length > 0 && (
        <details className={styles.tasks}>
          <summary>공개 전 확인 {tasks.length}건</summary>
          <ul>
            {tasks.map(({ where, text, effect }) => (
              <li key={where}>
                <code>{where}</code> {text}
                <span className="fine"> {effect}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {suspectedCount > 0 && (
        <p>
          {desk.suspectedNote(formatCount(suspectedCount))}{" "}
          <TextLink to={`/admin/leads?status=${suspected}`}>{desk.showSuspected}</TextLink>
        </p>
      )}
      {heldTexts > 0 && (
        <DeskForm path="/admin/texts" aria-label={desk.heldTexts.label} onDone={() => void revalidator.revalidate()}>
          <p>{desk.heldTexts.note(formatCount(heldTexts))}</p>
          <Submit kind="outline">{desk.heldTexts.send}</Submit>
        </DeskForm>
      )}
      {textBudget && <p>{desk.textBudget(textBudget)}</p>}
      <RelayBacklog count={unrelayed} onDone={() => void revalidator.revalidate()} />
      {copies > 0 && (
        <p>
          파기한 등록의 사본이 접수 서비스에 {formatCount(Math.min(copies, countLimit))}건
          {copies >= countLimit && " 이상"} 남아 있을 수 있습니다.{" "}
          <TextLink to="/admin/copies">삭제할 사본 보기</TextLink>
        </p>
      )}
      {cancelledVisits.length > 0 && (
        <EventList title="취소된 방문" events={cancelledVisits} emptyText="취소된 방문이 없습니다." />
      )}
      <DayChart days={days} />
      <div className={styles.charts}>
        <ShareChart id="by-form" title={desk.filters.form} shares={named(forms, desk.forms)} />
        <ShareChart
          id="by-source"
          title={desk.filters.source}
          shares={sources.map(({ value, count }) => ({ value: sourceLabel(value), count }))}
        />
        <ShareChart id="by-status" title="상담 상태" shares={named(statuses, desk.statuses)} />
        <ShareChart
          id="by-relay"
          title="외부 접수 서비스"
          shares={named(relayStates, desk.relayStates)}
          note={[
            !relaying
              ? "접수 서비스가 설정되지 않아 상담을 이곳에만 보관합니다."
              : waitingSince
                ? `${formatMoment(waitingSince)}에 접수된 상담부터 다시 시도하고 있습니다.`
                : "전송 대기 중인 상담이 없습니다.",
            failedTexts > 0
              ? `보내지 못했거나 결과를 모르는 문자가 ${formatCount(failedTexts)}건 있습니다.`
              : "보내지 못한 문자가 없습니다.",
            ...(waiting > 0 ? [`${waitlist.name}: ${waitlist.desk(waiting)}`] : []),
          ]}
        />
      </div>
    </Desk>
  );
}
