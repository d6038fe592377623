import { unitBySegment, unitPath } from "../../complex/units.ts";
import { DataTable } from "../../components/DataTable.tsx";
import { Disclaimer } from "../../components/Disclaimer.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { Title } from "../../components/Lines.tsx";
import { LinkRow } from "../../components/LinkRow.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Fine, NonBreaking } from "../../components/NonBreaking.tsx";
import { Picture } from "../../components/Picture.tsx";
import { byLayout, covering, type Sizes, sizesFor } from "../../components/pictureSizes.ts";
import { TextLink } from "../../components/TextLink.tsx";
import { TypeHomesLink } from "../../components/TypeHomesLink.tsx";
import { usePage } from "../../components/usePage.ts";
import { interiors, materials } from "../../content/interiors.ts";
import { interiorSegments } from "../../content/unitTypes.ts";
import { exhibitText, finishesPath } from "../../copy/exhibits.ts";
import { interiorPage, windowViewText } from "../../copy/interior.ts";
import { tours } from "../../copy/tours.ts";
import type { PicturedHome } from "../../shared/complexContent.ts";
import styles from "./Interior.module.css";

/** The first room is large; others are two to a row, of which the first has a wider one. */
const roomSizes =
  (index: number): Sizes =>
  (ratio) => {
    const width = index === 1 ? "53vw" : index === 2 ? "38vw" : "46vw";
    const wide = index === 0 ? covering("92vw", "min(72vh, 48rem)") : covering(width, "min(33vw, 30rem)");
    const narrow = `(max-width: 600px) ${sizesFor(covering("92vw", "62vw"), ratio)}`;
    return `${narrow}, (max-width: 900px) ${sizesFor(covering("46vw", "max(16rem, 33vw)"), ratio)}, ${sizesFor(wide, ratio)}`;
  };

const isSame = (one?: PicturedHome, other?: PicturedHome) =>
  one !== undefined && one.tower === other?.tower && one.line === other.line && one.floor === other.floor;

/** The interior of one type: a large picture, further rooms if any, and their materials. */
export function Component() {
  const { path } = usePage();
  const at = Math.max(
    0,
    interiorSegments.findIndex((candidate) => path.endsWith(`/${candidate}`)),
  );
  const segment = interiorSegments[at] ?? interiorSegments[0];
  const { label } = unitBySegment(segment);
  const tour = tours.find((candidate) => candidate.label === label);
  const { heading, text, picture, upright, alt, home, rooms } = interiors[segment];
  return (
    <>
      <section aria-labelledby="room">
        <figure>
          <Picture
            name={picture}
            alt={alt}
            narrow={upright}
            sizes={byLayout(
              covering("100vw", `min(${upright ? "100vw" : "75vw"}, 100vh)`),
              covering("100vw", "80vh"),
              undefined,
              covering("100vw", "80vw"),
            )}
            className={`${styles.picture} ${upright ? styles.upright : ""}`}
          />
          <figcaption className="wrap">
            <NonBreaking text={`${interiorPage.caption(label, home)}. ${exhibitText("living")}`} />
          </figcaption>
        </figure>
        <div className={`wrap ${styles.text}`}>
          <Title id="room" text={heading} />
          <div>
            <p className="lead">{text}</p>
            <LinkRow>
              <TextLink to={unitPath(label)}>{interiorPage.plan(label)}</TextLink>
              {tour && <TextLink to={tour.path}>{interiorPage.tour}</TextLink>}
              <TypeHomesLink types={[label]} />
            </LinkRow>
          </div>
        </div>
      </section>
      {rooms.length > 0 && (
        <section className={`wrap ${styles.rooms}`} aria-labelledby="rooms">
          <div className={styles.text}>
            <Title id="rooms" text={interiorPage.roomsHeading} />
            {home && rooms.some((room) => isSame(room.home, home)) && (
              <p className="fine">{interiorPage.roomsView(home)}</p>
            )}
          </div>
          <ul>
            {rooms.map((room, index) => (
              <li key={room.name}>
                <div>
                  <Picture name={room.picture} alt={room.alt} sizes={roomSizes(index)} />
                </div>
                <div>
                  <h3>{room.name}</h3>
                  <p className="quiet">{room.text}</p>
                  <Fine
                    text={[exhibitText(room.kind), room.home && !isSame(room.home, home) && windowViewText(room.home)]
                      .filter(Boolean)
                      .join(" ")}
                  />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <InnerSection
        id="materials"
        heading={interiorPage.materialsHeading}
        lead={interiorPage.materialsLead}
        background="panel"
      >
        <DataTable
          id="materials-table"
          caption={interiorPage.materialsCaption}
          columns={interiorPage.columns}
          rows={materials.map(({ place, seen, supplied }) => [place, seen, supplied])}
          source={interiorPage.source}
        />
        <TextLink to={finishesPath}>{interiorPage.finishes}</TextLink>
        <Disclaimer also={interiorPage.disclaimer} />
      </InnerSection>
      <NextPage />
    </>
  );
}
