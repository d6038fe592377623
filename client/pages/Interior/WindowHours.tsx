import { Link } from "react-router-dom";
import { farthestHomes } from "../../complex/homes/farthestHomes.ts";
import { homePath } from "../../complex/homes/homePath.ts";
import { stillHours, stillOf, stillSize } from "../../complex/homes/viewStill.ts";
import { homeNameOf } from "../../complex/plans/homeKeys.ts";
import { clockOf } from "../../complex3d/hours.ts";
import { InnerSection } from "../../components/InnerSection.tsx";
import { LinkRow } from "../../components/LinkRow.tsx";
import { TypeHomesLink } from "../../components/TypeHomesLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import type { UnitLabel } from "../../content/unitTypes.ts";
import { homesPage } from "../../copy/homesPage.ts";
import { interiorPage } from "../../copy/interior.ts";
import styles from "./WindowHours.module.css";

const { windows: copy } = interiorPage;
const times = (["day", "dusk"] as const).map((time) => ({ time, clock: clockOf(stillHours[time]) }));

/** No other tower in sight, and from the first floor that isn't behind the crowns of trees, which are dark at dusk. */
const worthSeeing = { view: "open", floorFrom: "7" };

/**
 * What two homes of a type see by day and at dusk that are left and have no other tower in sight: the pictures of the
 * rooms may look out from homes that are sold. Nothing where no such home is left.
 */
export function WindowHours({ label }: { label: UnitLabel }) {
  const homes = farthestHomes(label, useSale(), worthSeeing).byLine.slice(0, 2);
  if (!homes[0] || !stillOf(homes[0], "day")) return null;
  return (
    <InnerSection
      id="windows"
      heading={copy.heading(label)}
      lead={copy.lead(times.map(({ clock }) => clock))}
      fullWidth
    >
      <ul className={styles.homes}>
        {homes.map((home) => (
          <li key={home.key}>
            <h3>
              <Link to={homePath(home.key)}>{homeNameOf(home.key)}</Link> <small>{copy.facing(home.facing)}</small>
            </h3>
            {times.map(({ time, clock }) => {
              const still = stillOf(home, time);
              return (
                still && (
                  <figure key={time}>
                    <img
                      src={still.file}
                      {...stillSize}
                      alt={copy.alt(homeNameOf(home.key), clock)}
                      loading="lazy"
                      decoding="async"
                    />
                    <figcaption>
                      {clock}, {homesPage.home.seenFrom(home.floor, still.floor)}
                    </figcaption>
                  </figure>
                )
              );
            })}
          </li>
        ))}
      </ul>
      <LinkRow>
        <TypeHomesLink types={[label]} />
      </LinkRow>
    </InnerSection>
  );
}
