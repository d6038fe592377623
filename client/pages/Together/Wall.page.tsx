import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from "react";
import { useLoaderData } from "react-router-dom";
import { homeAt, homeName } from "../../complex3d/homes.ts";
import { LogoMark } from "../../components/LogoMark.tsx";
import { useSale } from "../../components/useSale.tsx";
import { complex } from "../../content/complex.ts";
import { partOfDay } from "../../copy/complexModelPage.ts";
import { together } from "../../copy/together.ts";
import { clockOf } from "../../shared/modelHours.ts";
import { firstState, type RoomProps, type RoomState } from "../../shared/together.ts";
import { togetherPath } from "../../shared/togetherPath.ts";
import { homeFacts } from "../ComplexModel/homeFacts.ts";
import { useLeftHomes } from "../ComplexModel/useLeftHomes.ts";
import { RoomPlan } from "./RoomPlan.tsx";
import { RoomStage } from "./RoomStage.tsx";
import { useRoom } from "./useRoom.ts";
import styles from "./Wall.module.css";

const { wall: copy, code } = together;

/** Minutes of the day that the towers are shown at while nobody shows anything, and milliseconds for each. */
const [dawn, night, step] = [7 * 60, 21 * 60 + 30, 30];
const stay = 12_000;
/** Milliseconds after which what was shown last gives way to the towers. */
const idleAfter = 5 * 60_000;

/** GET /together/wall: a large screen in the model house. With a room's token it shows what the room looks at. */
export function Component() {
  const { path } = useLoaderData<RoomProps>();
  return path ? <Paired path={path} /> : <Alone />;
}

const wallAddress = `${togetherPath}/wall`;

function Alone() {
  return (
    <Screen shown={useDay()}>
      <Pairing />
    </Screen>
  );
}

function Paired({ path }: { path: string }) {
  const room = useRoom(path, true);
  const { phase, enter, message, problem } = room;
  const version = message?.version;
  const [idle, setIdle] = useState(false);
  const day = useDay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it isn't in the room
  useEffect(() => {
    if (phase !== "door") return;
    const timer = setTimeout(() => void enter(), problem ? 5_000 : 0);
    return () => clearTimeout(timer);
  }, [phase, problem]);
  useEffect(() => {
    // A reload finds the wall as it is without a room.
    if (phase === "ended") history.replaceState(history.state, "", wallAddress);
  }, [phase]);
  useEffect(() => {
    setIdle(version === undefined);
    const timer = setTimeout(() => setIdle(true), idleAfter);
    return () => clearTimeout(timer);
  }, [version]);
  const shown = phase === "open" && !idle && message ? publicPart(message.state) : day;
  return (
    <Screen shown={shown} follows={shown !== day}>
      {phase === "ended" ? <Pairing /> : <a href={wallAddress}>{copy.leave}</a>}
    </Screen>
  );
}

/** What strangers may see as well: homes, not what somebody would pay for one or likes. */
const publicPart = (state: RoomState): RoomState => ({
  ...state,
  view: state.view === "payment" || state.view === "saved" ? (state.home ? "window" : "model") : state.view,
});

/** The towers from morning to night. */
function useDay(): RoomState {
  const [minute, setMinute] = useState(firstState.minute);
  useEffect(() => {
    const timer = setInterval(() => setMinute((now) => (now + step > night ? dawn : now + step)), stay);
    return () => clearInterval(timer);
  }, []);
  return useMemo(() => ({ ...firstState, minute }), [minute]);
}

const nothing = () => {};

function Screen({ shown, follows = false, children }: { shown: RoomState; follows?: boolean; children: ReactNode }) {
  const sale = useSale();
  const home = homeAt(shown.home);
  const facts = home && homeFacts(home, sale);
  const hour = shown.minute / 60;
  const left = useLeftHomes();
  const isPlan = shown.view === "plan" && home !== undefined;
  return (
    <main id="main" tabIndex={-1} className={`dark ${styles.wall}`}>
      <div className={styles.picture} inert>
        <div hidden={isPlan}>
          <RoomStage
            shown={shown}
            left={left}
            leads={false}
            follows={follows}
            pointing={false}
            onChoose={nothing}
            onChange={nothing}
            onTouch={nothing}
          />
        </div>
        {isPlan && (
          <RoomPlan
            key={shown.home}
            home={home}
            zoom={shown.zoom}
            finger={shown.finger}
            follows
            pointing={false}
            onChange={nothing}
            onTouch={nothing}
          />
        )}
      </div>
      <div className={styles.words}>
        <LogoMark />
        <h1>{home ? homeName(home) : complex.name}</h1>
        <p>
          {facts ? [facts.type, `거실 ${facts.direction}`, facts.state].join("  ·  ") : copy.waiting}
          {!isPlan && <b>{`${clockOf(hour)} ${partOfDay(hour)}`}</b>}
        </p>
        <div className={styles.pair}>{children}</div>
      </div>
    </main>
  );
}

/** Six digits from a counsellor's screen put the room on this one. */
function Pairing() {
  const [problem, setProblem] = useState("");
  async function pair(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const digits = String(new FormData(event.currentTarget).get("code"));
    const response = await fetch(togetherPath, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ code: digits, wall: true }),
    }).catch(() => undefined);
    const body = await response?.json().catch(() => ({}));
    if (response?.ok && typeof body?.path === "string") location.assign(body.path);
    else setProblem(!response ? together.problems.lost : response.status === 429 ? code.tooMany : code.wrong);
  }
  return (
    <form onSubmit={pair}>
      <label htmlFor="wall-code">{copy.pair}</label>
      <input id="wall-code" name="code" inputMode="numeric" autoComplete="off" maxLength={12} required />
      <button type="submit">{copy.submit}</button>
      <p role="alert">{problem}</p>
    </form>
  );
}
