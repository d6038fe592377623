import { farthestHomes } from "../../complex/homes/farthestHomes.ts";
import { sistersOf, unitPath } from "../../complex/units.ts";
import { InnerSection } from "../../components/InnerSection.tsx";
import { LinkRow } from "../../components/LinkRow.tsx";
import { NonBreaking } from "../../components/NonBreaking.tsx";
import { Picture } from "../../components/Picture.tsx";
import { byLayout, covering } from "../../components/pictureSizes.ts";
import { TextLink } from "../../components/TextLink.tsx";
import { TypeHomesLink } from "../../components/TypeHomesLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { walks } from "../../content/generated/walks.ts";
import type { UnitLabel } from "../../content/unitTypes.ts";
import { exhibitText } from "../../copy/exhibits.ts";
import { unitPage } from "../../copy/unitPages.ts";
import { HomeCards } from "../Homes/HomeCards.tsx";
import { livingRoomOf } from "./roomPictures.ts";
import styles from "./TypeWindows.module.css";

const shown = 3;
const half = covering("46vw", "29vw");

/**
 * The homes of a type that are left and see farthest, one of each line: pictures of its rooms may look out from higher
 * floors. Where none of its rooms is pictured, the living room of a type of its size stands beside a single one.
 */
export function TypeWindows({ label }: { label: UnitLabel }) {
  const sale = useSale();
  const { left, byLine } = farthestHomes(label, sale);
  const homes = byLine.slice(0, shown);
  if (homes.length === 0) return null;
  const pictured = walks[label] ? undefined : sistersOf(label).find((sister) => walks[sister]);
  const room = homes.length === 1 && pictured ? livingRoomOf(pictured) : undefined;
  return (
    <InnerSection
      id="windows"
      heading={unitPage.windowsHeading(label)}
      lead={leadOf(label, homes.length, left.length)}
      // Its rooms before it are on a panel.
      {...(!walks[label] && { background: "panel" })}
      fullWidth
    >
      <div
        className={[styles.windows, room ? styles.pair : homes.length === 1 && styles.alone].filter(Boolean).join(" ")}
      >
        <HomeCards homes={homes} />
        {room && pictured && (
          <figure>
            <Picture name={room.picture} alt={room.alt} sizes={byLayout(covering("100vw", "80vw"), half, half, half)} />
            <h3>{unitPage.windowsOther(pictured, room.name)}</h3>
            <figcaption>
              <NonBreaking text={`${unitPage.windowsRoom(label)} ${exhibitText(room.kind)}`} />
            </figcaption>
          </figure>
        )}
      </div>
      <LinkRow>
        <TypeHomesLink types={[label]} />
        {pictured && <TextLink to={`${unitPath(pictured)}#walk`}>{unitPage.windowsRooms(pictured)}</TextLink>}
      </LinkRow>
    </InnerSection>
  );
}

function leadOf(label: UnitLabel, seen: number, left: number): string {
  if (seen === left) return unitPage.windowsAll(label, left);
  return seen === 1 ? unitPage.windowsWidest(label) : unitPage.windowsLead(label);
}
