import { useEffect, useId } from "react";
import { useLoaderData } from "react-router-dom";
import { Action, Submit } from "../../components/Action.tsx";
import { ResultSection } from "../../components/ResultSection.tsx";
import { together } from "../../copy/together.ts";
import { togetherConsent } from "../../copy/togetherConsent.ts";
import type { RoomProps } from "../../shared/together.ts";
import styles from "./Room.module.css";
import { RoomScreen, type RoomScreenProps } from "./RoomScreen.tsx";
import { type Room, useRoom } from "./useRoom.ts";

/** GET /together/{token}: the door of a room, and what is looked at in it. */
export function Component() {
  const { path, asks, host, textsPage } = useLoaderData<RoomProps>();
  return path ? <OpenRoom path={path} asks={asks ?? false} host={host} textsPage={textsPage} /> : <Ended />;
}

interface OpenRoomProps extends Pick<RoomScreenProps, "path" | "host" | "textsPage"> {
  asks: boolean;
}

function OpenRoom({ path, asks, host, textsPage }: OpenRoomProps) {
  const room = useRoom(path);
  const { phase, enter, wasIn } = room;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    // Whoever opened it at the desk, or comes back to this tab, doesn't stand at the door again.
    if (host || wasIn()) void enter();
  }, []);
  if (phase === "ended") return <Ended seen={room.seen} />;
  if (phase === "open") return <RoomScreen room={room} path={path} host={host} textsPage={textsPage} />;
  return <Door room={room} asks={asks} />;
}

/** Says what this is before anybody is in it: a messenger's preview of the link enters nothing. */
function Door({ room, asks }: { room: Room; asks: boolean }) {
  const id = useId();
  const { door } = together;
  const isBusy = room.phase === "entering";
  return (
    <main id="main" tabIndex={-1} className={styles.door}>
      <ResultSection>
        <h1>{door.heading}</h1>
        <p>{door.lead}</p>
        <ul>
          {door.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <form
          className={`with-scripts ${styles.enter}`}
          onSubmit={(event) => {
            event.preventDefault();
            void room.enter(new FormData(event.currentTarget).has("agreed"));
          }}
        >
          {asks && (
            <>
              <label>
                {/* The form keeps it: a tick before hydration would be lost to a state. */}
                <input type="checkbox" name="agreed" aria-describedby={id} />
                {togetherConsent.label} ({togetherConsent.note})
              </label>
              <dl id={id} className="fine">
                {togetherConsent.items.map(({ label, text }) => (
                  <div key={label}>
                    <dt>{label}</dt> <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          <Submit kind="primary" disabled={isBusy}>
            {isBusy ? door.entering : door.enter}
          </Submit>
          <p role="alert">{room.problem}</p>
        </form>
        <noscript>
          <p>{door.withoutScripts}</p>
        </noscript>
      </ResultSection>
    </main>
  );
}

function Ended({ seen }: { seen?: string | undefined }) {
  const { heading, text, home, seen: label } = together.ended;
  return (
    <main id="main" tabIndex={-1} className={styles.door}>
      <ResultSection>
        <h1>{heading}</h1>
        <p role="status">{text}</p>
        {seen && (
          <Action kind="primary" href={seen}>
            {label}
          </Action>
        )}
        <Action kind="outline" to="/">
          {home}
        </Action>
      </ResultSection>
    </main>
  );
}
