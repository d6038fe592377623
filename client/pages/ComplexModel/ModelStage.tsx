import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { type Home, homeKey, homeName, isSameHome, neighbour } from "../../complex3d/homes.ts";
import { leftHomes } from "../../complex3d/leftHomes.ts";
import type { Stage, StageState } from "../../complex3d/stage.ts";
import { Icon } from "../../components/Icon.tsx";
import { hideCodeNotice, showCodeNotice } from "../../components/missingCode.ts";
import { Picture } from "../../components/Picture.tsx";
import { scenes } from "../../content/scenes.ts";
import { complexModelPage, partOfDay } from "../../copy/complexModelPage.ts";
import { clockOf } from "../../shared/modelHours.ts";
import { DistanceArcs } from "./DistanceArcs.tsx";
import styles from "./ModelStage.module.css";
import { NotLoaded, openStage } from "./openStage.ts";
import { listen, type StageActions } from "./stageInput.ts";

export interface StageHandle {
  /** Starts drawing, unless already started. @returns whether the model is available */
  open: () => Promise<boolean>;
  look: () => Promise<void>;
  leave: () => Promise<void>;
  /** @returns the model itself, while it is open */
  model: () => Stage | null;
}

interface Props {
  ref: Ref<StageHandle>;
  home: Home | undefined;
  hour: number;
  /** The homes that are left, once that is known: their windows are lit, and on request they are marked by day. */
  left: readonly Home[] | undefined;
  marked: boolean;
  inside: boolean;
  /** Whether arcs from the site to its surroundings are drawn over the model. */
  distances: boolean;
  /** Shown in place of the model: the drawing. */
  instead: ReactNode;
  onChoose: (home: Home) => void;
  onInside: (inside: boolean) => void;
  /** Called when this device can't draw the model. */
  onFailed: () => void;
}

const neighbourExists = (home: Home, way: "ArrowUp" | "ArrowDown") => !isSameHome(neighbour(home, way), home);

const initial: StageState = { mode: "model", frames: 0, still: false, lost: false, flying: false, heading: 0 };

/** The still and, on request, the model itself. */
export function ModelStage({
  ref,
  home,
  hour,
  left,
  marked,
  inside,
  distances,
  instead,
  onChoose,
  onInside,
  onFailed,
}: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(null);
  const opening = useRef<Promise<boolean>>(null);
  /** Whether the page was left, perhaps while the code was loading. */
  const closed = useRef(false);
  /** Whether the model was opened with the button that disappears then, so that the focus has to move. */
  const takesFocus = useRef(false);
  const [phase, setPhase] = useState<"still" | "loading" | "open" | "failed">("still");
  const [state, setState] = useState(initial);
  const [tag, setTag] = useState<{ x: number; y: number }>();
  // Read by input handlers, which need the current selection.
  const now = useRef({ home, hour, left, marked, distances });
  now.current = { home, hour, left, marked, distances };

  async function begin(): Promise<boolean> {
    if (!canvas.current) return false;
    setPhase("loading");
    try {
      const options = { canvas: canvas.current, hour: now.current.hour, onState: setState, onContextLost: fail };
      const made = await openStage(options);
      if (closed.current) {
        made.dispose();
        return false;
      }
      stage.current = made;
      // Home and hour may have changed while the code was loading.
      made.choose(now.current.home);
      made.setHour(now.current.hour);
      showLeft(made);
      setPhase("open");
      hideCodeNotice();
      made.resize();
      void show(made);
      return true;
    } catch (error) {
      if (closed.current) return false;
      if (error instanceof NotLoaded) {
        // A lost connection says nothing about the device: the button can be used again.
        opening.current = null;
        setPhase("still");
        showCodeNotice();
      } else fail();
      return false;
    }
  }
  function showLeft(made: Stage): void {
    made.setHomes(now.current.left && leftHomes(now.current.left), now.current.marked);
  }
  /** Moves the camera to the selection. */
  function show(made: Stage): Promise<void> {
    if (now.current.distances) return made.flyAround();
    return now.current.home ? made.showChosen() : made.flyHome();
  }
  function fail(): void {
    // A context that is restored later is ignored.
    stage.current?.dispose();
    stage.current = null;
    setState(initial);
    setPhase("failed");
    onFailed();
  }
  const open = () => {
    opening.current ??= begin();
    return opening.current;
  };

  async function look(): Promise<void> {
    if (!now.current.home || !(await open())) return;
    // Another may have been chosen while the model was loading.
    const { home: chosen } = now.current;
    if (!chosen) return;
    onInside(true);
    canvas.current?.focus({ preventScroll: true });
    await stage.current?.enter(chosen);
  }
  async function leave(): Promise<void> {
    onInside(false);
    await stage.current?.leave();
  }
  useImperativeHandle(ref, () => ({ open, look, leave, model: () => stage.current }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera moves here only when the distances are shown or hidden
  useEffect(() => {
    const made = stage.current;
    if (!made) return;
    void show(made);
  }, [distances]);

  const actions = useRef<StageActions>(null);
  actions.current = {
    choose: onChoose,
    step(way) {
      if (home) onChoose(neighbour(home, way));
      return home !== undefined;
    },
    floor(by) {
      if (home) onChoose(neighbour(home, by > 0 ? "ArrowUp" : "ArrowDown"));
    },
    look: () => void look(),
    leave: () => void leave(),
  };
  useEffect(() => {
    if (phase !== "open" || !canvas.current || !stage.current) return;
    // The handlers of the latest render, so that listeners needn't be replaced.
    const latest: StageActions = {
      choose: (chosen) => actions.current?.choose(chosen),
      step: (way) => actions.current?.step(way) ?? false,
      floor: (by) => actions.current?.floor(by),
      look: () => actions.current?.look(),
      leave: () => actions.current?.leave(),
    };
    return listen(canvas.current, stage.current, latest);
  }, [phase]);
  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
      stage.current?.dispose();
    };
  }, []);
  useEffect(() => {
    // Only now is the canvas visible. A visitor who has moved the focus meanwhile keeps it there.
    const { activeElement, body } = document;
    if (phase === "open" && takesFocus.current && (!activeElement || activeElement === body))
      canvas.current?.focus({ preventScroll: true });
  }, [phase]);
  useEffect(() => stage.current?.setHour(hour), [hour]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read through the ref
  useEffect(() => {
    if (stage.current) showLeft(stage.current);
  }, [left, marked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera moves when another home is selected, not when a window is entered or left
  useEffect(() => {
    const made = stage.current;
    if (!made) return;
    if (inside && home) void made.enter(home);
    // Back in the browser's history may lead to a URL without a home, which has no window.
    else if (inside) void leave();
    else {
      made.choose(home);
      void made.showChosen();
    }
  }, [home]);
  useEffect(() => {
    const place = home && !state.flying && phase === "open" ? stage.current?.placeOf(home) : undefined;
    setTag((old) => (old?.x === place?.x && old?.y === place?.y ? old : place));
  }, [home, state, phase]);
  const label = useRef<HTMLParagraphElement>(null);
  const needle = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (needle.current) needle.current.style.rotate = `${-state.heading}rad`;
  }, [state.heading]);
  useEffect(() => {
    // Set through the DOM, because the content security policy forbids style attributes.
    if (label.current && tag) label.current.style.translate = `${Math.round(tag.x)}px ${Math.round(tag.y)}px`;
  }, [tag]);

  const [clock, part] = [clockOf(hour), partOfDay(hour)];
  const name = home && homeName(home);
  const canvasLabel =
    inside && name ? complexModelPage.windowCanvas(clock, part, name) : complexModelPage.canvas(clock, part, name);
  const isOpen = phase === "open";
  return (
    <div
      ref={element}
      className={styles.stage}
      data-stage=""
      data-state={state.lost ? "lost" : phase}
      data-home={home ? homeKey(home) : undefined}
      data-hour={clock}
      data-mode={state.mode}
      data-still={isOpen && state.still}
      data-frames={state.frames}
    >
      <canvas
        ref={canvas}
        className={isOpen ? styles.canvas : styles.waiting}
        hidden={phase === "failed" || phase === "still" || instead !== undefined}
        role="img"
        tabIndex={isOpen ? 0 : -1}
        aria-label={canvasLabel}
        // At a window the description of its view comes first; it is in the card.
        aria-describedby={inside ? "model-view model-keys" : "model-keys"}
      />
      <p id="model-keys" className="vh">
        {inside ? complexModelPage.windowKeys : complexModelPage.keys}
      </p>
      {!isOpen && (
        <Picture
          name={scenes.model.wide}
          narrow={scenes.model.upright}
          alt={complexModelPage.still.alt}
          sizes="(max-width: 900px) and (max-height: 480px) and (orientation: landscape) 61vw, (max-width: 900px) 100vw, max(81vw, 121vh)"
          priority
          className={styles.still}
        />
      )}
      {instead && <div className={styles.instead}>{instead}</div>}
      {!isOpen && !instead && (
        <p className={`with-scripts ${styles.start}`}>
          <button
            type="button"
            disabled={phase === "loading"}
            onClick={() => {
              takesFocus.current = true;
              void (name ? look() : open());
            }}
          >
            <Icon name="turn" />
            {phase === "loading"
              ? complexModelPage.still.loading
              : name
                ? complexModelPage.still.look(name)
                : complexModelPage.still.open}
          </button>
          <small>{complexModelPage.still.offer}</small>
        </p>
      )}
      {isOpen && !instead && (
        <>
          {distances && !inside && stage.current && (
            <DistanceArcs project={(point) => stage.current?.project(point)} size={stage.current.size} />
          )}
          {tag && name && !inside && !distances && (
            <p ref={label} className={styles.tag} aria-hidden="true">
              {name}
            </p>
          )}
          <fieldset className={styles.tools} aria-label={complexModelPage.tools.label}>
            <span className={styles.compass} aria-hidden="true">
              <svg ref={needle} viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 3 8 12.5h8Z" />
                <path d="M12 21 8 12.5h8Z" />
              </svg>
              {complexModelPage.tools.north}
            </span>
            {inside && (
              <>
                <button
                  type="button"
                  aria-label={complexModelPage.tools.above}
                  disabled={home && !neighbourExists(home, "ArrowUp")}
                  onClick={() => actions.current?.floor(1)}
                >
                  <Icon name="up" />
                </button>
                <button
                  type="button"
                  aria-label={complexModelPage.tools.below}
                  disabled={home && !neighbourExists(home, "ArrowDown")}
                  onClick={() => actions.current?.floor(-1)}
                >
                  <Icon name="down" />
                </button>
              </>
            )}
            <button type="button" aria-label={complexModelPage.tools.nearer} onClick={() => stage.current?.zoom(0.84)}>
              <Icon name="plus" />
            </button>
            <button type="button" aria-label={complexModelPage.tools.farther} onClick={() => stage.current?.zoom(1.19)}>
              <Icon name="minus" />
            </button>
            <button
              type="button"
              aria-label={inside ? complexModelPage.tools.back : complexModelPage.tools.reset}
              onClick={() => void (inside ? leave() : stage.current?.flyHome())}
            >
              <Icon name={inside ? "close" : "turn"} />
            </button>
          </fieldset>
        </>
      )}
      {!instead && (
        <p className={styles.caption}>
          {state.lost
            ? complexModelPage.lost
            : inside && name
              ? complexModelPage.windowCaption(name)
              : complexModelPage.caption}
        </p>
      )}
    </div>
  );
}
