import { useEffect, useRef, useState } from "react";
import { type Home, homeAt, homeKey, homeName } from "../../complex3d/homes.ts";
import { outlookOf } from "../../complex3d/outlook.ts";
import { Icon } from "../../components/Icon.tsx";
import { LogoMark } from "../../components/LogoMark.tsx";
import { readSaved, toggleSaved } from "../../components/savedHomes.ts";
import { useSale } from "../../components/useSale.tsx";
import { complexModelPage } from "../../copy/complexModelPage.ts";
import { stackPage } from "../../copy/stackPlan.ts";
import { together as copy } from "../../copy/together.ts";
import { clockOf } from "../../shared/modelHours.ts";
import { firstState, type RoomState, roomViews } from "../../shared/together.ts";
import { HomeChoice } from "../ComplexModel/HomeChoice.tsx";
import { HourSlider } from "../ComplexModel/HourSlider.tsx";
import { firstHome, homeFacts } from "../ComplexModel/homeFacts.ts";
import { useLeftHomes } from "../ComplexModel/useLeftHomes.ts";
import { PaymentCalculator } from "../SalesInfo/PaymentCalculator.tsx";
import { HostTools } from "./HostTools.tsx";
import { RoomHearts } from "./RoomHearts.tsx";
import { RoomPlan } from "./RoomPlan.tsx";
import styles from "./RoomScreen.module.css";
import { RoomStage } from "./RoomStage.tsx";
import { changed, paymentIn, spokenHour } from "./roomHomes.ts";
import type { Room } from "./useRoom.ts";

/** From this hour the screen is dark as well. */
const dusk = 18.35;

export interface RoomScreenProps {
  room: Room;
  path: string;
  /** The desk's part of the room, for whoever opened it there. */
  host: string | undefined;
  textsPage: string | undefined;
}

/** What is looked at together. Whoever touches something without leading looks around alone, until they return. */
export function RoomScreen({ room, path, host, textsPage }: RoomScreenProps) {
  const { message, me, lost } = room;
  const sale = useSale();
  const shared = message?.state ?? firstState;
  const leads = message?.leader?.id === me?.id;
  const [alone, setAlone] = useState(false);
  const [pointing, setPointing] = useState(false);
  const [own, setOwn] = useState(shared);
  const isOwn = leads || alone;
  const shown = isOwn ? own : shared;
  const latest = useRef({ shown, leads });
  latest.current = { shown, leads };

  // Whoever begins to lead goes on from what they see.
  const before = useRef(false);
  useEffect(() => {
    if (leads && !before.current) {
      setAlone(false);
      if (!alone) setOwn(shared);
      else room.show(own);
    }
    if (!leads) setPointing(false);
    before.current = leads;
  }, [leads, alone, shared, own, room]);

  function change(part: Partial<RoomState>): void {
    const next = changed(latest.current.shown, part);
    latest.current.shown = next;
    setOwn(next);
    if (latest.current.leads) room.show(next);
    else setAlone(true);
  }
  const goAlone = () => {
    if (isOwn) return;
    setOwn(shared);
    setAlone(true);
  };

  const home = homeAt(shown.home);
  const hour = shown.minute / 60;
  const left = useLeftHomes();
  const choose = (chosen: Home) => change({ home: homeKey(chosen) });
  const isStage = shown.view === "model" || shown.view === "window";
  const role = me?.role === "counsellor" ? "counsellor" : "buyer";

  return (
    <main id="main" tabIndex={-1} className={`${styles.room} ${isStage && hour > dusk ? "dark" : ""}`}>
      <header className={styles.bar}>
        <LogoMark />
        <p className={styles.status} data-lost={lost || undefined}>
          <b>{lost ? copy.status.lost : statusOf(leads, alone, message?.leader?.role)}</b>
          <small>{copy.status.members(message?.members ?? 1)}</small>
        </p>
        {alone && !leads && (
          <button type="button" className={styles.back} onClick={() => setAlone(false)}>
            <Icon name="left" />
            {copy.back}
          </button>
        )}
        {!leads && (
          <button type="button" className={styles.take} onClick={() => void room.lead()}>
            {copy.take[role]}
          </button>
        )}
        {leads && (isStage || shown.view === "plan") && (
          <button type="button" className={styles.take} aria-pressed={pointing} onClick={() => setPointing(!pointing)}>
            {pointing ? copy.point.off : copy.point.on}
          </button>
        )}
      </header>
      <nav className={styles.views} aria-label={copy.viewsLabel}>
        {roomViews.map((view) => (
          <button
            key={view}
            type="button"
            aria-current={shown.view === view ? "true" : undefined}
            disabled={!home && view !== "model" && view !== "saved"}
            onClick={() => change({ view })}
          >
            {copy.views[view]}
          </button>
        ))}
      </nav>
      <div className={styles.stage} hidden={!isStage}>
        <RoomStage
          shown={shown}
          left={left}
          leads={leads}
          follows={!isOwn}
          pointing={pointing && isStage}
          onChoose={choose}
          onChange={change}
          onTouch={goAlone}
        />
      </div>
      {shown.view === "plan" && home && (
        <div className={styles.stage}>
          <RoomPlan
            key={shown.home}
            home={home}
            zoom={shown.zoom}
            finger={shown.finger}
            follows={!isOwn}
            pointing={pointing}
            onChange={change}
            onTouch={goAlone}
          />
        </div>
      )}
      {shown.view === "payment" && home && (
        <section
          className={styles.pane}
          aria-label={copy.views.payment}
          onInput={({ currentTarget }) => {
            const form = currentTarget.querySelector("form");
            if (form) change({ payment: paymentIn(form) });
          }}
        >
          <h1>{homeName(home)}</h1>
          <PaymentCalculator
            // Read again whenever somebody else changes it.
            key={isOwn ? shown.home : shown.payment}
            search={shown.payment}
            sale={sale}
          >
            {(fields, answer) => (
              <div className={styles.payment}>
                {fields}
                {answer}
              </div>
            )}
          </PaymentCalculator>
        </section>
      )}
      {shown.view === "saved" && (
        <section className={styles.pane} aria-label={copy.views.saved}>
          <RoomHearts
            hearts={message?.hearts ?? []}
            seen={shown.seen}
            path={path}
            onShow={(key, minute) => change({ home: key, view: "window", ...(minute !== undefined && { minute }) })}
          />
        </section>
      )}
      <aside className={styles.panel}>
        {isStage && <HourSlider hour={hour} onHour={(to) => change({ minute: Math.round(to * 60) })} />}
        {home ? (
          <Card
            home={home}
            hearts={message?.hearts ?? []}
            mark={role === "counsellor" ? "c" : "b"}
            onHeart={(on) => {
              void room.heart(homeKey(home), on);
              // A buyer finds it again on the site, in this browser.
              if (role === "buyer" && readSaved().includes(homeKey(home)) !== on) toggleSaved(homeKey(home));
            }}
          />
        ) : (
          <p className="quiet">{copy.noHome}</p>
        )}
        <HomeChoice home={home} first={firstHome(sale.ledger)} onChoose={choose} />
        {host && <HostTools host={host} path={path} textsPage={textsPage} onEnd={() => room.end()} />}
      </aside>
      <Said shown={shown} silent={isOwn} />
    </main>
  );
}

function statusOf(leads: boolean, alone: boolean, leader: keyof typeof copy.status.followed | undefined): string {
  const { leading, followed, nobody, alone: wandering } = copy.status;
  if (leads) return leading;
  if (alone) return wandering;
  return leader ? followed[leader] : nobody;
}

interface CardProps {
  home: Home;
  hearts: readonly string[];
  mark: "b" | "c";
  onHeart: (on: boolean) => void;
}

/** The home that is looked at, and whether it is on the list of both. */
function Card({ home, hearts, mark, onHeart }: CardProps) {
  const facts = homeFacts(home, useSale());
  const isOn = hearts.includes(`${mark}:${homeKey(home)}`);
  return (
    <section className={styles.card} aria-labelledby="room-home">
      <h1 id="room-home">{facts.name}</h1>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={isOn}
        aria-label={isOn ? copy.heart.drop : copy.heart.add}
        onClick={() => onHeart(!isOn)}
      >
        <Icon name="bookmark" />
      </button>
      <p>
        {[
          facts.type,
          complexModelPage.card.exclusive(facts.exclusive),
          `거실 ${facts.direction}`,
          stackPage.finder.height(facts.height),
          facts.turned ? stackPage.finder.turned : "",
        ]
          .filter(Boolean)
          .join("  ·  ")}
      </p>
      <p>{[facts.state, facts.price && complexModelPage.card.price(facts.price)].filter(Boolean).join("  ·  ")}</p>
      <p id="model-view">
        <b>{complexModelPage.card.view}</b> {complexModelPage.outlook(outlookOf(home))}
      </p>
    </section>
  );
}

/** Milliseconds of rest after which a change is read out: a slider on its way isn't. */
const rest = 700;

/** Tells who doesn't see it what is shown now. */
function Said({ shown: { view, home: key, minute }, silent }: { shown: RoomState; silent: boolean }) {
  const home = homeAt(key);
  const hour = view === "model" || view === "window" ? spokenHour(minute) : "";
  const text = [home && homeName(home), view !== "model" && copy.views[view], hour].filter(Boolean).join(", ");
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (silent) return;
    const timer = setTimeout(() => setSaid(text), rest);
    return () => clearTimeout(timer);
  }, [text, silent]);
  return (
    <p className="vh" role="status" data-said={clockOf(minute / 60)}>
      {said}
    </p>
  );
}
