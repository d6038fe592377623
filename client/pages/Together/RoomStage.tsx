import { type PointerEvent, useEffect, useRef, useState } from "react";
import { ledgerHomes } from "../../complex/homes/ledgerHomes.ts";
import { towers } from "../../complex/plans/stacks.ts";
import { type Home, homeAt } from "../../complex3d/homes.ts";
import { StackDrawing } from "../../components/plan/StackDrawing.tsx";
import { useSale } from "../../components/useSale.tsx";
import { complexModelPage } from "../../copy/complexModelPage.ts";
import type { RoomState } from "../../shared/together.ts";
import { firstHome } from "../ComplexModel/homeFacts.ts";
import { ModelStage, type StageHandle } from "../ComplexModel/ModelStage.tsx";
import { savesData } from "../ComplexModel/openStage.ts";
import { ViewStill } from "../ComplexModel/ViewStill.tsx";
import { Finger } from "./Finger.tsx";
import styles from "./RoomStage.module.css";

/** Milliseconds between looks at the camera of who leads. */
const glance = 100;

const rounded = (place: readonly number[]) => place.map((each) => Math.round(each * 1_000) / 1_000);

interface Props {
  shown: RoomState;
  left: readonly Home[] | undefined;
  leads: boolean;
  /** Whether its camera is another screen's. */
  follows: boolean;
  pointing: boolean;
  /** Without the tools and the words for who looks only. */
  bare?: boolean;
  onChoose: (home: Home) => void;
  onChange: (change: Partial<RoomState>) => void;
  /** Called when somebody who follows moves the camera. */
  onTouch: () => void;
}

/** The model, or the home's window: the camera follows who leads. Without WebGL a drawing, and stills of the views. */
export function RoomStage({ shown, left, leads, follows, pointing, onChoose, onChange, onTouch }: Props) {
  const stage = useRef<StageHandle>(null);
  const [opened, setOpened] = useState(false);
  const [inside, setInside] = useState(false);
  const [plain, setPlain] = useState<"failed" | "saving">();
  const { ledger } = useSale();
  const home = homeAt(shown.home);
  const hour = shown.minute / 60;
  const { view, camera } = shown;
  const wantsWindow = view === "window" && home !== undefined;

  useEffect(() => {
    if (savesData()) setPlain("saving");
    else void stage.current?.open().then(setOpened);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in and out only when the view changes
  useEffect(() => {
    if (plain) setInside(wantsWindow);
    else if (wantsWindow && !inside) void stage.current?.look();
    else if (!wantsWindow && inside) void stage.current?.leave();
  }, [wantsWindow, plain, opened]);
  useEffect(() => {
    if (follows && opened && camera) stage.current?.model()?.follow(camera);
  }, [follows, opened, camera]);

  const changing = useRef({ onChange, camera });
  changing.current = { onChange, camera };
  useEffect(() => {
    if (!leads || !opened) return;
    const timer = setInterval(() => {
      const place = stage.current?.model()?.place;
      const isSeen = place && !document.hidden;
      if (isSeen && String(rounded(place)) !== String(changing.current.camera))
        changing.current.onChange({ camera: rounded(place) });
    }, glance);
    return () => clearInterval(timer);
  }, [leads, opened]);

  const count = useRef(0);
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left: x, top: y } = event.currentTarget.getBoundingClientRect();
    const at = stage.current?.model()?.pointAt(event.clientX - x, event.clientY - y);
    count.current = (count.current + 1) % 10_000;
    if (at) onChange({ finger: [...rounded(at), count.current] });
  };
  const fingerAt = () => {
    const [x = 0, y = 0, z = 0] = shown.finger ?? [];
    return stage.current?.model()?.project([x, y, z]);
  };

  const standing = home ?? firstHome(ledger);
  const tower = towers[standing.tower] ?? towers[0];
  const instead = plain && (
    <>
      {inside && home ? (
        <ViewStill home={home} hour={hour} />
      ) : (
        tower && (
          <StackDrawing
            tower={tower}
            line={standing.line + 1}
            floor={standing.floor}
            homes={ledger ? ledgerHomes(ledger) : []}
            onChoose={(chosen) =>
              onChoose({ tower: towers.indexOf(chosen.tower), line: chosen.line - 1, floor: chosen.floor })
            }
          />
        )
      )}
      <p className="fine">{plain === "failed" ? complexModelPage.failed : complexModelPage.saving}</p>
    </>
  );
  return (
    <div
      className={styles.stage}
      onPointerDownCapture={follows ? onTouch : undefined}
      onWheelCapture={follows ? onTouch : undefined}
      onKeyDownCapture={follows ? onTouch : undefined}
    >
      <ModelStage
        ref={stage}
        home={home}
        hour={hour}
        left={left}
        marked={false}
        inside={inside}
        distances={false}
        instead={instead || undefined}
        onChoose={onChoose}
        onInside={(now) => {
          setInside(now);
          if (now !== (shown.view === "window") && !follows) onChange({ view: now ? "window" : "model" });
        }}
        onFailed={() => setPlain("failed")}
      />
      <Finger finger={shown.finger} at={fingerAt} />
      {pointing && <div className={styles.pointing} onPointerMove={point} onPointerDown={point} />}
    </div>
  );
}
