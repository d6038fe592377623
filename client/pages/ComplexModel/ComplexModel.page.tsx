import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { ledgerHomes } from "../../complex/homes/ledgerHomes.ts";
import { towers } from "../../complex/plans/stacks.ts";
import { type Home, homeAt, homeKey } from "../../complex3d/homes.ts";
import { Disclaimer } from "../../components/Disclaimer.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { StackDrawing } from "../../components/plan/StackDrawing.tsx";
import { readSaved, toggleSaved } from "../../components/savedHomes.ts";
import { useChoice } from "../../components/usePage.ts";
import { useSale } from "../../components/useSale.tsx";
import { complexModelPage } from "../../copy/complexModelPage.ts";
import { homesPath } from "../../shared/homePaths.ts";
import { clockOf, hourOf, initialHour } from "../../shared/modelHours.ts";
import styles from "./ComplexModel.module.css";
import { DistanceList } from "./DistanceList.tsx";
import { HomeCard } from "./HomeCard.tsx";
import { HomeChoice } from "./HomeChoice.tsx";
import { HourSlider } from "./HourSlider.tsx";
import { firstHome, modelAddress } from "./homeFacts.ts";
import { ModelStage, type StageHandle } from "./ModelStage.tsx";
import { savesData } from "./openStage.ts";
import { SavedHomes } from "./SavedHomes.tsx";
import { useLeftHomes } from "./useLeftHomes.ts";
import { ViewStill } from "./ViewStill.tsx";

/** From this hour until morning the panel is dark as well. */
const dusk = 18.35;
/** Milliseconds after which a changed hour is written to the URL; browsers limit the frequency. */
const pause = 400;

const ways = ["model", "distances", "drawing"] as const;
type Way = (typeof ways)[number];

/** The model by the hour: select a home, change the time, look out of its window. */
export function Component() {
  const navigate = useNavigate();
  const home = homeAt(useChoice("home"));
  const stage = useRef<StageHandle>(null);
  const studio = useRef<HTMLElement>(null);
  const given = hourOf(new URLSearchParams(useLocation().search).get("hour"));
  const [hour, setHour] = useState(given ?? initialHour);
  const [moved, setMoved] = useState(given !== undefined);
  const [inside, setInside] = useState(false);
  const [way, setWay] = useState<Way>(useChoice("show") === "distances" ? "distances" : "model");
  const [failed, setFailed] = useState(false);
  const [saves, setSaves] = useState(false);
  const [saved, setSaved] = useState<readonly string[]>([]);
  const [marked, setMarked] = useState(false);
  const clock = moved ? clockOf(hour) : undefined;
  const { ledger } = useSale();
  const left = useLeftHomes();

  useEffect(() => {
    if (savesData()) {
      setSaves(true);
      setWay("drawing");
    }
  }, []);
  useEffect(() => {
    const read = () => setSaved(readSaved());
    read();
    // Saved or removed in another tab.
    addEventListener("storage", read);
    return () => removeEventListener("storage", read);
  }, []);
  // A link to the saved homes comes before they are known.
  const hasSaved = saved.length > 0;
  useEffect(() => {
    if (hasSaved && location.hash === "#saved") document.getElementById("saved")?.scrollIntoView();
  }, [hasSaved]);
  useEffect(() => {
    if (!moved || !clock) return;
    const timer = setTimeout(() => {
      const query = new URLSearchParams(location.search);
      if (query.get("hour") === clock) return;
      query.set("hour", clock);
      // A colon is allowed in a query, and more readable.
      void navigate(`?${String(query).replaceAll("%3A", ":")}`, { replace: true, preventScrollReset: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [clock, moved, navigate]);

  const choose = (chosen: Home) => {
    // Selecting a home ends the view of distances.
    if (way === "distances") setWay("model");
    void navigate(modelAddress(homeKey(chosen), clock), { replace: true, preventScrollReset: true });
  };
  const turn = (to: number) => {
    setHour(to);
    setMoved(true);
    if (way !== "drawing") void stage.current?.open();
  };
  const keep = (name: string) => setSaved(toggleSaved(name));
  const key = home && homeKey(home);
  const first = firstHome(ledger);
  const shown = home ?? first;
  /** No model: the window's view is a still, too. */
  const plain = failed || saves;
  const look = () => {
    // On a low phone the stage isn't beside the button.
    if (!inside && matchMedia("(max-width: 900px)").matches) studio.current?.scrollIntoView();
    if (plain) setInside(!inside);
    else {
      if (way !== "model") setWay("model");
      void (inside ? stage.current?.leave() : stage.current?.look());
    }
  };
  const turnTo = (to: Way) => {
    setWay(to);
    if (to === "distances" || (to === "model" && saves)) {
      // Requested explicitly, whatever its size.
      setSaves(false);
      setInside(false);
      void stage.current?.open();
    } else if (to === "model") void stage.current?.open();
  };
  const drawing = way === "drawing" && (
    <StackDrawing
      tower={towers[shown.tower] ?? (towers[0] as (typeof towers)[number])}
      line={shown.line + 1}
      floor={shown.floor}
      homes={ledger ? ledgerHomes(ledger) : []}
      onChoose={({ tower, line, floor }) => choose({ tower: towers.indexOf(tower), line: line - 1, floor })}
    />
  );

  return (
    <>
      <section
        ref={studio}
        className={`${styles.studio} ${hour > dusk ? "dark" : ""}`}
        aria-label={complexModelPage.studio}
      >
        <ModelStage
          ref={stage}
          home={home}
          hour={hour}
          left={left}
          marked={marked}
          inside={inside}
          distances={way === "distances"}
          instead={(plain && inside && home && <ViewStill home={home} hour={hour} />) || drawing || undefined}
          onChoose={choose}
          onInside={setInside}
          onFailed={() => {
            setFailed(true);
            setInside(false);
            setWay("drawing");
          }}
        />
        <div className={styles.panel}>
          <HourSlider hour={hour} onHour={turn} />
          <fieldset className={`with-scripts unprinted ${styles.ways}`} aria-label={complexModelPage.ways.label}>
            {ways.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={way === each}
                disabled={failed && each !== "drawing"}
                onClick={() => turnTo(each)}
              >
                {complexModelPage.ways[each]}
              </button>
            ))}
          </fieldset>
          <HomeChoice home={home} first={first} onChoose={choose} />
          {plain && <p role="status">{failed ? complexModelPage.failed : complexModelPage.saving}</p>}
          {way === "distances" && <DistanceList />}
          {home && key ? (
            <HomeCard
              home={home}
              hour={hour}
              clock={clock}
              inside={inside}
              saved={saved.includes(key)}
              onEnter={look}
              onSave={() => keep(key)}
            />
          ) : (
            <p className="quiet">{complexModelPage.none}</p>
          )}
          {left && (
            <form className={styles.left} action="/ComplexGuide/model">
              <p>{complexModelPage.left.lights(left.length)}</p>
              <label>
                <input type="checkbox" name="marked" onChange={(event) => setMarked(event.target.checked)} />
                {complexModelPage.left.mark}
              </label>
              <Link to={homesPath}>{complexModelPage.left.list}</Link>
            </form>
          )}
        </div>
      </section>
      {saved.length > 0 && (
        <SavedHomes
          names={saved}
          clock={clock}
          onDrop={keep}
          onShow={() => {
            if (way === "distances") setWay("model");
            studio.current?.scrollIntoView();
          }}
        />
      )}
      <section className={`wrap ${styles.notes}`} aria-label="안내">
        <Notice items={complexModelPage.notices} />
        <Disclaimer />
      </section>
      <NextPage />
    </>
  );
}
