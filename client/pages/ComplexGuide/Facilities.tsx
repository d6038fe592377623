import { Picture } from "../../components/Picture.tsx";
import { pictureIfMade } from "../../components/pictureIfMade.ts";
import { communityPage, type Facility } from "../../content/communityFacilities.ts";
import styles from "./Facilities.module.css";

/** The facilities of one group: those that have a picture large, the others as a list under them. */
export function Facilities({ facilities }: { facilities: readonly Facility[] }) {
  const seen = facilities.filter(({ id }) => pictureIfMade(id));
  const told = facilities.filter(({ id }) => !pictureIfMade(id));
  return (
    <>
      {seen.length > 0 && (
        <ul className={styles.seen}>
          {seen.map((facility, index) => (
            <li key={facility.id}>
              <FacilityPicture facility={facility} first={index === 0} />
              <Words {...facility} />
            </li>
          ))}
        </ul>
      )}
      {told.length > 0 && (
        <ul className={styles.told}>
          {told.map((facility) => (
            <li key={facility.id}>
              <Words {...facility} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function FacilityPicture({ facility: { id, name }, first }: { facility: Facility; first: boolean }) {
  const picture = pictureIfMade(id);
  const sizes = first ? "(max-width: 900px) 92vw, 60vw" : "(max-width: 900px) 42vw, 29vw";
  return (
    picture && (
      <div className={styles.picture}>
        <Picture name={picture} alt={communityPage.pictureAlt(name)} sizes={sizes} />
      </div>
    )
  );
}

function Words({ name, place, text }: Facility) {
  return (
    <>
      <h3>{name}</h3>
      <p className="fine">{place}</p>
      <p>{text}</p>
    </>
  );
}
