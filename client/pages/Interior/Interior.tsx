import { DataTable } from "../../components/DataTable.tsx";
import { Disclaimer } from "../../components/Disclaimer.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { Lines } from "../../components/Lines.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Picture } from "../../components/Picture.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { interiors, materials } from "../../content/interiors.ts";
import { interiorSegments } from "../../content/unitTypes.ts";
import { pathOf } from "../../contract/pageLinks.ts";
import { unitBySegment } from "../../contract/units.ts";
import { interiorPage, seenFrom } from "../../copy/interior.ts";
import { usePage } from "../../usePage.ts";
import styles from "./Interior.module.css";

/** The interior of one type: a large picture, further rooms if any, and their materials. */
export function Component() {
  const { path } = usePage();
  const at = Math.max(
    0,
    interiorSegments.findIndex((candidate) => path.endsWith(`/${candidate}`)),
  );
  const segment = interiorSegments[at] ?? interiorSegments[0];
  const { label } = unitBySegment(segment);
  const { heading, text, picture, alt, home, rooms } = interiors[segment];
  return (
    <>
      <section className={styles.room} aria-labelledby="room">
        <figure>
          <Picture
            name={picture}
            alt={alt}
            sizes="(max-width: 600px) 150vw, (max-width: 900px) 223vw, max(100vw, min(142vh, 1480px))"
            className={styles.picture}
          />
          <figcaption className="wrap">{interiorPage.caption(label, home)}</figcaption>
        </figure>
        <div className={`wrap ${styles.words}`}>
          <h2 id="room">
            <Lines text={heading} />
          </h2>
          <div>
            <p className="lead">{text}</p>
            <TextLink to={pathOf(`unit:${label}`)}>{interiorPage.plan(label)}</TextLink>
          </div>
        </div>
      </section>
      {rooms.length > 0 && (
        <section className={`wrap ${styles.rooms}`} aria-labelledby="rooms">
          <div className={styles.words}>
            <h2 id="rooms">
              <Lines text={interiorPage.roomsHeading} />
            </h2>
            <p className="lead">{interiorPage.roomsLead(label)}</p>
          </div>
          <ul>
            {rooms.map((room) => (
              <li key={room.name}>
                <Picture name={room.picture} alt={room.alt} sizes="(max-width: 900px) 108vw, 59vw" />
                <h3>{room.name}</h3>
                <p className="quiet">{room.text}</p>
                {room.home && <p className="fine">{seenFrom(room.home)}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <InnerSection
        id="materials"
        heading={interiorPage.materialsHeading}
        lead={interiorPage.materialsLead}
        ground="paper"
      >
        <DataTable
          id="materials-table"
          caption={interiorPage.materialsCaption}
          columns={interiorPage.columns}
          rows={materials.map(({ place, material, finish }) => [place, material, finish])}
          source={interiorPage.source}
        />
        <Disclaimer also={interiorPage.disclaimer} />
      </InnerSection>
      <NextPage />
    </>
  );
}
