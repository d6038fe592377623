import { useEffect, useRef } from "react";
import { Fine } from "../../components/NonBreaking.tsx";
import { Picture } from "../../components/Picture.tsx";
import { byLayout, covering, landscapeHalf } from "../../components/pictureSizes.ts";
import { drawing } from "../../components/plan/drawings.ts";
import { TextLink } from "../../components/TextLink.tsx";
import { walks } from "../../content/generated/walks.ts";
import type { UnitLabel } from "../../content/unitTypes.ts";
import { exhibitText, finishesPath } from "../../copy/exhibits.ts";
import { windowViewText } from "../../copy/interior.ts";
import { unitPage } from "../../copy/unitPages.ts";
import type { Room } from "../../shared/complexContent.ts";
import type { PlanWalk } from "../../shared/plans/walkTypes.ts";
import styles from "./RoomWalk.module.css";
import { roomPictures } from "./roomPictures.ts";
import { uprightWalk, useWalk } from "./useWalk.ts";
import { coneOf } from "./viewCone.ts";

/** The plan stays visible while the rooms scroll by, and a cone on it shows the viewpoint of the current picture. */
export function RoomWalk({ label }: { label: UnitLabel }) {
  const walk = walks[label];
  const rooms = walk && roomPictures(walk.eyes.map(({ picture }) => picture));
  if (!walk || !rooms) return null;
  return <Walk key={label} label={label} walk={walk} rooms={rooms} />;
}

/** Beside the plan. */
const beside = covering("58.5vw", "min(36.5vw, 58vh)");
const roomSizes = byLayout(covering("84vw", "56vw"), beside, landscapeHalf, beside);

const roomId = (index: number) => `room-${index + 1}`;

function Walk({ label, walk, rooms }: { label: UnitLabel; walk: PlanWalk; rooms: readonly Room[] }) {
  const section = useRef<HTMLElement>(null);
  const plan = useRef<HTMLDivElement>(null);
  const stops = useRef<HTMLOListElement>(null);
  const here = useWalk(walk, section, plan);
  // Where the names scroll horizontally, scrolls the current one into view without scrolling the page.
  useEffect(() => {
    const [list, stop] = [stops.current, stops.current?.children[here]];
    if (!list || !stop) return;
    const [frame, box] = [list.getBoundingClientRect(), stop.getBoundingClientRect()];
    list.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2);
  }, [here]);
  return (
    <section ref={section} className={`unprinted panel ${styles.walk}`} aria-labelledby="walk">
      <div className={styles.pinned} ref={plan}>
        <h2 id="walk">{unitPage.walkHeading}</h2>
        <div className={styles.plan}>
          <picture>
            <source media={uprightWalk} srcSet={drawing(`${label}-walk-upright`)} width={walk.height} height={1000} />
            <img src={drawing(`${label}-walk`)} width={1000} height={walk.height} alt="" loading="lazy" />
          </picture>
          {/* Moved by script; until then the first cone is a drawing. */}
          <div className={styles.beam} data-beam="" />
          <div className={styles.eye} data-eye="" />
          <Cone walk={walk} index={0} />
          <Names walk={walk} />
        </div>
        <ol ref={stops} className={styles.stops} aria-label={unitPage.walkStops}>
          {rooms.map(({ name }, index) => (
            <li key={name}>
              <a href={`#${roomId(index)}`} data-name={name} aria-current={index === here ? "step" : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ol>
      </div>
      <ol className={styles.rooms}>
        {rooms.map(({ name, kind, text, picture, alt, home }, index) => (
          <li key={name} id={roomId(index)} data-room="">
            <figure>
              <Picture name={picture} alt={alt} sizes={roomSizes} />
            </figure>
            <div className={styles.text}>
              {/* Where scripts don't run, every room shows its own place. */}
              <div className={styles.key}>
                <Cone walk={walk} index={index} withWalls />
              </div>
              <h3>{name}</h3>
              <p>{text}</p>
              <Fine
                text={[unitPage.walkCaption(label, name), exhibitText(kind), home && windowViewText(home)]
                  .filter(Boolean)
                  .join(" ")}
              />
              {index === rooms.length - 1 && <TextLink to={finishesPath}>{unitPage.walkFinishes}</TextLink>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;

/** The names of the rooms, above cone and viewpoint: as text, because its size must not follow the plan's. */
function Names({ walk: { height, names } }: { walk: PlanWalk }) {
  return (
    <svg className={styles.names} aria-hidden="true">
      {names.map(({ name, at, upright }) => (
        <text
          key={name}
          className={upright ? styles.wide : styles.lesser}
          x={share(at[0], 1000)}
          y={share(at[1], height)}
          dy="0.35em"
        >
          {name}
        </text>
      ))}
      {names.map(
        ({ name, upright }) =>
          upright && (
            <text
              key={name}
              className={styles.upright}
              x={share(upright[0], height)}
              y={share(upright[1], 1000)}
              dy="0.35em"
            >
              {name}
            </text>
          ),
      )}
    </svg>
  );
}

function Cone({ walk, index, withWalls = false }: { walk: PlanWalk; index: number; withWalls?: boolean }) {
  const eye = walk.eyes[index];
  if (!eye) return null;
  return (
    <svg viewBox={`0 0 1000 ${walk.height}`} aria-hidden="true">
      <path className={styles.cone} d={coneOf(walk, eye)} />
      {withWalls && <path d={walk.walls.map(([x0, y0, x1, y1]) => `M${x0} ${y0}H${x1}V${y1}H${x0}Z`).join("")} />}
      <circle cx={eye.at[0]} cy={eye.at[1]} r="9" />
    </svg>
  );
}
