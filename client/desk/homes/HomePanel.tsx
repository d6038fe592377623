import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { saleHome } from "../../complex/homes/saleHomes.ts";
import { homeNameOf } from "../../complex/plans/homeKeys.ts";
import { heightOf } from "../../complex/plans/stacks.ts";
import { Icon } from "../../components/Icon.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { homeCopy } from "../../copy/homes.ts";
import { waitlist } from "../../copy/waitlist.ts";
import type { Role } from "../../shared/account.ts";
import type { DeskHome, DeskHomesProps, HomeEvent, RefusedHomeForm, SelectedHome } from "../../shared/desk/homes.ts";
import { formatDay, formatMoment } from "../../shared/format/format.ts";
import { formatSum } from "../../shared/format/won.ts";
import { dotted } from "../components/dotted.ts";
import { EventList } from "../components/EventList.tsx";
import { FactList } from "../components/FactList.tsx";
import { HomeActions } from "./HomeActions.tsx";
import styles from "./HomePanel.module.css";
import { HomePaymentTable } from "./HomePaymentTable.tsx";
import { HomeStateMark } from "./HomeStateMark.tsx";
import { homePayments } from "./homePayments.ts";

/** A change that wasn't made because something else stands there. */
export interface HomeConflict {
  /** The key of the home. */
  key: string;
  /** What was typed for it. */
  typed: string[];
}

interface Props {
  selected: SelectedHome;
  lead: DeskHomesProps["lead"];
  role: Role;
  now: string;
  conflict: HomeConflict | undefined;
  /** A plain form that was refused. */
  refused: RefusedHomeForm | null;
  /** The grid's URL without this home. */
  closePath: string;
  /** This page's URL, which plain forms come back to. */
  back: string;
  onDone: (text: string, undo: string | undefined) => void;
  onConflict: (conflict: HomeConflict) => void;
}

/** @returns who holds a home and until when, or its contract, or why it is withheld */
const standingOf = ({ state, counsellor, leadName, until, extended, contractNumber, contractDate, reason }: DeskHome) =>
  ({
    offered: "",
    held: dotted(
      counsellor && `담당 ${counsellor.name}`,
      leadName && `${leadName} 고객`,
      until && `${formatMoment(until)}까지`,
      extended && "연장함",
    ),
    contracted: dotted(
      contractNumber && `계약번호 ${contractNumber}`,
      contractDate && formatDay(contractDate),
      leadName,
    ),
    withheld: reason,
    later: "",
  })[state];

const eventOf = ({ at, action, from, to, account, until, contractNumber, reason }: HomeEvent) => ({
  at,
  title: homeCopy.actions[action],
  note: dotted(
    from !== to && `${homeCopy.states[from]} → ${homeCopy.states[to]}`,
    account,
    to === "held" && until && `${formatMoment(until)}까지`,
    to === "contracted" && contractNumber && `계약번호 ${contractNumber}`,
    reason,
  ),
});

/** One home: what stands there, its price and payments, what this account may do with it, and its history. */
export function HomePanel({
  selected,
  lead,
  role,
  now,
  conflict: met,
  refused,
  closePath,
  back,
  onDone,
  onConflict,
}: Props) {
  const { home, events, waiting } = selected;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (home.key) heading.current?.focus();
  }, [home.key]);
  const facts = saleHome(home.key);
  const plan = homePayments(home.key, now, useSale());
  const standing = standingOf(home);
  const conflict = refused?.isConflict
    ? { key: home.key, typed: Object.values(refused.values).filter((text) => text !== "") }
    : met;
  return (
    <section className={styles.panel} aria-labelledby="home-heading">
      <header className={styles.heading}>
        <h2 id="home-heading" ref={heading} tabIndex={-1}>
          {homeNameOf(home.key)}
        </h2>
        <Link className={styles.close} to={closePath} preventScrollReset aria-label={`${homeNameOf(home.key)} 닫기`}>
          <Icon name="close" />
        </Link>
      </header>
      <p className={styles.state}>
        <HomeStateMark state={home.state} />
        <strong>{homeCopy.states[home.state]}</strong>
      </p>
      {standing && <p className={styles.standing}>{standing}</p>}
      {waiting > 0 && <p className="fine">{waitlist.desk(waiting)}</p>}
      {home.lead && (
        <p>
          <TextLink to={`/admin/leads/${home.lead}`}>{home.leadName} 고객의 상담 보기</TextLink>
        </p>
      )}
      {conflict && (
        <div className={styles.conflict} role="alert">
          <p>{homeCopy.conflict}</p>
          <p>{dotted(`지금: ${homeCopy.states[home.state]}`, standing)}</p>
          {conflict.typed.length > 0 && <p>적으신 내용: {conflict.typed.join(", ")}</p>}
        </div>
      )}
      <HomeActions
        // Forms start anew for another home; what was typed stays when this one changes meanwhile.
        key={home.key}
        home={home}
        lead={lead}
        refused={refused?.isConflict ? null : refused}
        office={role === "office"}
        today={now}
        back={back}
        onDone={onDone}
        onConflict={(typed) => onConflict({ key: home.key, typed })}
      />
      {facts && (
        <FactList
          facts={[
            ["타입", facts.type],
            ["분양가", plan ? formatSum(plan.price) : null],
            ["계약할 때", plan?.lines[0] ? formatSum(plan.lines[0].sum) : null],
            ["거실 방향", `${facts.facing}향`],
            ["높이", `${facts.floor}층, 지상 약 ${heightOf(facts.floor)}m`],
          ]}
        />
      )}
      {plan && <HomePaymentTable plan={plan} />}
      {home.state !== "later" && (
        <p>
          <TextLink to={`/admin/homes/${home.key}/slip`}>고객 안내지 인쇄</TextLink>
        </p>
      )}
      <EventList title="이력" events={events.map(eventOf)} emptyText="아직 바뀐 적이 없습니다." />
    </section>
  );
}
